package org.gobang.ui.console;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.ui.console.table.Words;

/** The front end for terminals, as a service. */
public final class ConsoleProvider implements RendererProvider {

  /** Made by {@link java.util.ServiceLoader}. */
  public ConsoleProvider() {}

  @Override
  public String id() {
    return "console";
  }

  @Override
  public Label label(Locale locale) {
    Words words = Words.in(locale);
    return new Label(words.of("console"), words.of("console.description"));
  }

  /** Always: where there is no terminal it speaks through pipes. */
  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new ConsoleRenderer();
  }
}
