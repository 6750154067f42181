package com.example.svg;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;

/** Describes the interface and creates its renderers. */
public final class SvgProvider implements RendererProvider {

  /** Creates a provider. Called by the service loader. */
  public SvgProvider() {}

  @Override
  public String id() {
    return "svg";
  }

  @Override
  public Label label(Locale locale) {
    return Captions.isChinese(locale)
        ? new Label("SVG 图片", "把每一步后的局面写成一个 SVG 图片文件。")
        : new Label("SVG pictures", "Writes the position after each move as an SVG file.");
  }

  /**
   * Returns true, because no screen is required. An unwritable folder is reported at the first
   * move.
   */
  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new SvgRenderer();
  }
}
