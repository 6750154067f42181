package org.gobang.ui.swing.board;

import java.awt.Color;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Stone;

/** What stones are made of. */
public enum StoneSet {
  /** Slate and polished white stone. */
  CLASSIC(
      new Material(List.of(0x7A7A7E, 0x3C3C40, 0x1A1A1D, 0x0C0C0E), 0x96000000, Detail.NONE),
      new Material(List.of(0xFFFFFF, 0xF8F7F3, 0xE2E0D9, 0xC2BFB6), 0x966E685C, Detail.NONE)),

  /** Dull slate and clam shell with its fine lines. */
  SHELL(
      new Material(List.of(0x55575B, 0x35373B, 0x222428, 0x15171A), 0x96000000, Detail.NONE),
      new Material(List.of(0xFFFDF8, 0xFBF6EA, 0xEFE8D6, 0xD3CAB4), 0x967A705A, Detail.LINES)),

  /** Glass, with a light in it. */
  GLASS(
      new Material(List.of(0x50535C, 0x24262D, 0x0E0F14, 0x2B2E38), 0xB4000000, Detail.GLOSS),
      new Material(List.of(0xFFFFFF, 0xEFF4F8, 0xDCE6EE, 0xF4F9FC), 0xB4788794, Detail.GLOSS)),

  /** Dark and white jade. */
  JADE(
      new Material(List.of(0x3E7A63, 0x1F4D3C, 0x12352A, 0x0A231B), 0xB4041710, Detail.GLOSS),
      new Material(List.of(0xFAFDF7, 0xEAF4E5, 0xD5E6CE, 0xB4CDAD), 0x96607A5C, Detail.GLOSS)),

  /** Plain discs. */
  FLAT(
      new Material(List.of(0x1E1E20), 0xFF1E1E20, Detail.NONE),
      new Material(List.of(0xF7F6F2), 0xFF8C8A84, Detail.NONE)),

  /** Drawn with ink, as in printed game records. */
  INK(
      new Material(List.of(0x101010), 0xFF101010, Detail.OUTLINE),
      new Material(List.of(0xFFFFFF), 0xFF101010, Detail.OUTLINE));

  /** What is on the surface of a stone. */
  enum Detail {
    NONE,
    LINES,
    GLOSS,
    OUTLINE
  }

  /**
   * The surface of a stone.
   *
   * @param colours from the lit side to the edge; one alone for a stone without light and shadow
   * @param edge the colour of the outline, with its alpha
   */
  record Material(List<Integer> colours, int edge, Detail detail) {

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

  private final Material black;
  private final Material white;

  StoneSet(Material black, Material white) {
    this.black = black;
    this.white = white;
  }

  Material material(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /** The name in keys of preferences and words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The stone set of a name; the classic one where there is none. */
  public static StoneSet of(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word().equals(word))
        .findFirst()
        .orElse(CLASSIC);
  }
}
