package org.gobang.ui.swing.board;

import java.awt.Color;
import java.util.List;
import org.gobang.api.Stone;

/**
 * The surface of a stone.
 *
 * @param colours the colours from the lit side to the edge; one colour for a stone without light
 *     and shadow
 * @param edge the colour of the outline, with its alpha
 * @param detail the pattern of the surface
 */
record StoneMaterial(List<Integer> colours, int edge, Detail detail) {

  /** The pattern of the surface of a stone. */
  enum Detail {
    NONE,
    LINES,
    GLOSS,
    OUTLINE
  }

  /** Returns the surface of a stone of a set. */
  static StoneMaterial of(StoneSet set, Stone stone) {
    return stone == Stone.BLACK ? black(set) : white(set);
  }

  private static StoneMaterial black(StoneSet set) {
    return switch (set) {
      case CLASSIC -> shaded(0x7A7A7E, 0x3C3C40, 0x1A1A1D, 0x0C0C0E, 0x96000000, Detail.NONE);
      case SHELL -> shaded(0x55575B, 0x35373B, 0x222428, 0x15171A, 0x96000000, Detail.NONE);
      case GLASS -> shaded(0x50535C, 0x24262D, 0x0E0F14, 0x2B2E38, 0xB4000000, Detail.GLOSS);
      case JADE -> shaded(0x3E7A63, 0x1F4D3C, 0x12352A, 0x0A231B, 0xB4041710, Detail.GLOSS);
      case FLAT -> plain(0x1E1E20, 0xFF1E1E20, Detail.NONE);
      case INK -> plain(0x101010, 0xFF101010, Detail.OUTLINE);
    };
  }

  private static StoneMaterial white(StoneSet set) {
    return switch (set) {
      case CLASSIC -> shaded(0xFFFFFF, 0xF8F7F3, 0xE2E0D9, 0xC2BFB6, 0x966E685C, Detail.NONE);
      case SHELL -> shaded(0xFFFDF8, 0xFBF6EA, 0xEFE8D6, 0xD3CAB4, 0x967A705A, Detail.LINES);
      case GLASS -> shaded(0xFFFFFF, 0xEFF4F8, 0xDCE6EE, 0xF4F9FC, 0xB4788794, Detail.GLOSS);
      case JADE -> shaded(0xFAFDF7, 0xEAF4E5, 0xD5E6CE, 0xB4CDAD, 0x96607A5C, Detail.GLOSS);
      case FLAT -> plain(0xF7F6F2, 0xFF8C8A84, Detail.NONE);
      case INK -> plain(0xFFFFFF, 0xFF101010, Detail.OUTLINE);
    };
  }

  private static StoneMaterial shaded(
      int lit, int upper, int lower, int shade, int edge, Detail detail) {
    return new StoneMaterial(List.of(lit, upper, lower, shade), edge, detail);
  }

  private static StoneMaterial plain(int colour, int edge, Detail detail) {
    return new StoneMaterial(List.of(colour), edge, detail);
  }

  boolean flat() {
    return colours.size() == 1;
  }

  Color[] stops() {
    return colours.stream().map(Color::new).toArray(Color[]::new);
  }

  Color outline() {
    return new Color(edge, true);
  }
}
