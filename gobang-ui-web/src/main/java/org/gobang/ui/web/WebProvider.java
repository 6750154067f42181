package org.gobang.ui.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebTexts;

/** The browser interface as a service. */
public final class WebProvider implements RendererProvider {

  private static final Option PORT = new Option.Whole("port", 0, 65_535, WebOptions.USUAL_PORT);
  private static final Option BIND = new Option.Text("bind", "127.0.0.1", true, false);
  private static final Option HOSTS = new Option.Text("hosts", "", false, false);
  private static final Option KEYS = new Option.File("keys");
  private static final Option PASSWORD = new Option.File("password");

  /** Called by {@link java.util.ServiceLoader}. */
  public WebProvider() {}

  @Override
  public String id() {
    return "web";
  }

  @Override
  public Label label(Locale locale) {
    Texts texts = WebTexts.in(locale);
    return new Label(texts.of("web"), texts.of("web.description"));
  }

  @Override
  public List<Option> options() {
    return List.of(PORT, BIND, HOSTS, KEYS, PASSWORD);
  }

  @Override
  public Label label(Option option, Locale locale) {
    Texts texts = WebTexts.in(locale);
    String key = "option." + option.key();
    return new Label(texts.of(key), texts.of(key + ".description"));
  }

  /** Returns true, because the server needs only the local network interface. */
  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return create(OptionValues.of(options(), Map.of()));
  }

  @Override
  public Renderer create(OptionValues values) {
    return new WebRenderer(
        new WebOptions(
            (int) values.whole(PORT.key()),
            values.text(BIND.key()),
            values.text(HOSTS.key()),
            values.text(KEYS.key()),
            values.text(PASSWORD.key())));
  }
}
