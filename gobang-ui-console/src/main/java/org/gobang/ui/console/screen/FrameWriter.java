package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;

/** Converts frames to terminal sequences, which update only the changed rows. */
public final class FrameWriter {

  private static final String BEGIN_SYNCHRONISED = "\033[?2026h";
  private static final String END_SYNCHRONISED = "\033[?2026l";
  private static final String CLEAR = "\033[0m\033[2J";

  private final ColourDepth depth;
  private List<String> shown = List.of();
  private int columns;

  /** Creates a writer, which sends the first frame in full. */
  public FrameWriter(ColourDepth depth) {
    this.depth = depth;
  }

  /** Discards the last frame, so that the next one is sent in full. */
  public void forget() {
    shown = List.of();
  }

  /**
   * Returns the sequences that update the last frame to this one; an empty text if nothing has
   * changed.
   */
  public String next(TextCanvas frame) {
    StringBuilder sequences = new StringBuilder();
    boolean full = shown.size() != frame.rows() || columns != frame.columns();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < frame.rows(); row++) {
      String sequence = frame.sequence(row, depth);
      rows.add(sequence);
      if (full || !sequence.equals(shown.get(row))) {
        sequences.append("\033[").append(row + 1).append(";1H").append(sequence);
      }
    }
    shown = rows;
    columns = frame.columns();
    if (sequences.isEmpty()) {
      return "";
    }
    return BEGIN_SYNCHRONISED + (full ? CLEAR : "") + sequences + END_SYNCHRONISED;
  }
}
