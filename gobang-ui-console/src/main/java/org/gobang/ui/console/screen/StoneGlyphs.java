package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.api.Stone;

/**
 * The characters and styles of stones. With colours, all stones are filled and differ in colour.
 * Without colours, black stones are filled and white ones hollow.
 */
record StoneGlyphs(TerminalStyle look, Glyphs glyphs) {

  /** Returns whether white stones are hollow because they have the same colour as black ones. */
  private boolean hollow() {
    return !look.colours() || !look.skin().distinguishesStones();
  }

  String glyph(Stone stone) {
    if (!hollow() && !glyphs.plain()) {
      return glyphs.coloured();
    }
    return stone == Stone.BLACK ? glyphs.black() : glyphs.white();
  }

  /**
   * Returns the character of a highlighted stone: the same with colours, a different shape without.
   */
  String marked(Stone stone) {
    if (look.colours()) {
      return glyph(stone);
    }
    return stone == Stone.BLACK ? glyphs.markedBlack() : glyphs.markedWhite();
  }

  /**
   * Returns the rows of a stone on a board with a scale that has space for more than one character.
   */
  List<String> shape(Stone stone, int scale) {
    boolean full = stone == Stone.BLACK || !hollow();
    if (glyphs.plain()) {
      String letter = glyph(stone);
      String edge = " " + letter.repeat(3) + " ";
      return scale < BoardGeometry.LARGEST
          ? List.of(letter.repeat(3))
          : List.of(edge, full ? letter.repeat(5) : letter + "   " + letter, edge);
    }
    return scale < BoardGeometry.LARGEST
        ? List.of(full ? "▐█▌" : "▐ ▌")
        : List.of(" ▄▄▄ ", full ? "█████" : "█   █", " ▀▀▀ ");
  }

  TextStyle style(Stone stone) {
    return stone == Stone.BLACK ? look.skin().blackStone() : look.skin().whiteStone();
  }
}
