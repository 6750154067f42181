package org.gobang.ui.swing;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.WindowTexts;

/** The front end with a window, as a service. */
public final class SwingProvider implements RendererProvider {

  /** Made by {@link java.util.ServiceLoader}. */
  public SwingProvider() {}

  @Override
  public String id() {
    return "swing";
  }

  @Override
  public Label label(Locale locale) {
    Texts texts = WindowTexts.in(locale);
    return new Label(texts.of("swing"), texts.of("swing.description"));
  }

  @Override
  public int priority() {
    return 20;
  }

  /** Where there is a screen that a window can be opened on. */
  @Override
  public boolean available() {
    try {
      return !GraphicsEnvironment.isHeadless()
          && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
    } catch (HeadlessException | AWTError | LinkageError noScreen) {
      // A display is named and does not answer, or this Java comes without windows.
      return false;
    }
  }

  @Override
  public Renderer create() {
    return new SwingRenderer();
  }
}
