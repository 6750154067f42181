package org.gobang.ui.console.screen;

import org.gobang.api.Stone;

/**
 * How stones look. Where there are colours a full stone is told by its own, on the ground of the
 * board; where there are none a black one is full and a white one hollow.
 */
final class StoneGlyphs {

  private final Skin skin;
  private final Glyphs glyphs;
  private final boolean colours;

  StoneGlyphs(Look look, Glyphs glyphs) {
    this.skin = look.skin();
    this.glyphs = glyphs;
    this.colours = look.depth() != ColourDepth.NONE;
  }

  String glyph(Stone stone) {
    if (colours && skin.tellsStones() && !glyphs.plain()) {
      return glyphs.coloured();
    }
    return stone == Stone.BLACK ? glyphs.black() : glyphs.white();
  }

  /** A stone that is pointed out: by its ground, or where there are no colours by its shape. */
  String marked(Stone stone) {
    if (colours) {
      return glyph(stone);
    }
    return stone == Stone.BLACK ? glyphs.markedBlack() : glyphs.markedWhite();
  }

  TextStyle style(Stone stone) {
    return stone == Stone.BLACK ? skin.blackStone() : skin.whiteStone();
  }
}
