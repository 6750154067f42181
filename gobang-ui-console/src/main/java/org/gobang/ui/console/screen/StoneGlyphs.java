package org.gobang.ui.console.screen;

import org.gobang.api.Stone;

/**
 * The characters and styles of stones. With colours all stones are full and differ in colour;
 * without, a black one is full and a white one hollow.
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
    if (colours && skin.distinguishesStones() && !glyphs.plain()) {
      return glyphs.coloured();
    }
    return stone == Stone.BLACK ? glyphs.black() : glyphs.white();
  }

  /** A highlighted stone: the same glyph where there are colours, another shape elsewhere. */
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
