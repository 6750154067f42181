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

/** The provider of the windowed interface. */
public final class SwingProvider implements RendererProvider {

  /** Creates a provider. Called by {@link java.util.ServiceLoader}. */
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

  /** Returns whether a screen for a window is available. */
  @Override
  public boolean available() {
    try {
      return !GraphicsEnvironment.isHeadless()
          && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
    } catch (HeadlessException | AWTError | LinkageError noScreen) {
      // The display does not respond, or this Java has no window support.
      return false;
    }
  }

  @Override
  public Renderer create() {
    return new SwingRenderer();
  }
}
