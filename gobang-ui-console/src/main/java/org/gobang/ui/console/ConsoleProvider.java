package org.gobang.ui.console;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;

/** The terminal interface as a service. */
public final class ConsoleProvider implements RendererProvider {

  private static final Option ASCII = new Option.Flag("ascii", false);
  private static final Option PLAIN = new Option.Flag("plain", false);

  /** Called by {@link java.util.ServiceLoader}. */
  public ConsoleProvider() {}

  @Override
  public String id() {
    return "console";
  }

  @Override
  public Label label(Locale locale) {
    Texts texts = ConsoleTexts.in(locale);
    return new Label(texts.of("console"), texts.of("console.description"));
  }

  /**
   * Returns the priority of an interface that is always available: without a terminal it uses
   * pipes.
   */
  @Override
  public int priority() {
    return 10;
  }

  /** Returns true, because terminals and pipes read standard input. */
  @Override
  public boolean exclusive() {
    return true;
  }

  @Override
  public List<Option> options() {
    return List.of(ASCII, PLAIN);
  }

  @Override
  public Label label(Option option, Locale locale) {
    Texts texts = ConsoleTexts.in(locale);
    return new Label(
        texts.of("option." + option.key()), texts.of("option." + option.key() + ".description"));
  }

  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new ConsoleRenderer(false, false);
  }

  @Override
  public Renderer create(OptionValues values) {
    return new ConsoleRenderer(values.flag(ASCII.key()), values.flag(PLAIN.key()));
  }
}
