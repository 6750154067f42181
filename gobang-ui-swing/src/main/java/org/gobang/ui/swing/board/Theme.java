package org.gobang.ui.swing.board;

import java.awt.Color;
import org.gobang.api.Keyword;

/** The material of a board. */
public enum Theme implements Keyword {
  /** Light wood with a grain. */
  WOOD(0xE9C48A, 0xD9AB68, 0x4A3218, 0x5B3E1E, 0x784A18),

  /** Reddish wood. */
  CHERRY(0xE2AC84, 0xCF9168, 0x3A1A0C, 0x3F1D0E, 0x6A2C10),

  /** Dark wood. */
  WALNUT(0x6B4A33, 0x523524, 0xD9BE9B, 0xE4CFB2, 0x21120A),

  /** Pale bamboo. */
  BAMBOO(0xF1E3B4, 0xE3D096, 0x5C5226, 0x63582A, 0x9C8B45),

  /** Dark slate. */
  SLATE(0x4B555E, 0x3C454D, 0x9AA6AF, 0xC3CCD3),

  /** Green felt. */
  FELT(0x2F6B4F, 0x255A41, 0xA9CDB9, 0xC6E0D2),

  /** Night blue. */
  MIDNIGHT(0x24304D, 0x1A2338, 0x8093BC, 0xB3C1E0),

  /** White paper. */
  PAPER(0xFBFAF5, 0xF1EEE4, 0x6A6A66, 0x55554F);

  final Color light;
  final Color deep;
  final Color lines;
  final Color letters;

  /** The colour of the grain, with varying alpha; transparent for none. */
  final Color grain;

  Theme(int light, int deep, int lines, int letters) {
    this(light, deep, lines, letters, new Color(0, 0, 0, 0));
  }

  Theme(int light, int deep, int lines, int letters, int grain) {
    this(light, deep, lines, letters, new Color(grain));
  }

  Theme(int light, int deep, int lines, int letters, Color grain) {
    this.light = new Color(light);
    this.deep = new Color(deep);
    this.lines = new Color(lines);
    this.letters = new Color(letters);
    this.grain = grain;
  }

  /** Returns whether dark marks are hard to see on the board. */
  boolean isDark() {
    return OwnPictures.luminance(light) < OwnPictures.DARK;
  }
}
