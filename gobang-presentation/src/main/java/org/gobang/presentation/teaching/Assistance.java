package org.gobang.presentation.teaching;

import java.util.List;
import org.gobang.api.workbench.GameState;

/** How often the person was helped in a game: take-backs, and questions to the engine. */
public final class Assistance {

  private List<Integer> line = List.of();
  private int takeBacks;
  private int questions;

  Assistance() {}

  /** Another game begins. */
  void begin() {
    line = List.of();
    takeBacks = 0;
    questions = 0;
  }

  /** The game is in another state: play that has not gone on from its last move went back. */
  void changed(GameState now) {
    List<Integer> next = now.line();
    boolean follows = next.size() >= line.size() && next.subList(0, line.size()).equals(line);
    if (!follows) {
      takeBacks++;
    }
    line = next;
  }

  /** The person asked the engine. */
  public void asked() {
    questions++;
  }

  /** How often moves were taken back. */
  public int takeBacks() {
    return takeBacks;
  }

  /** How often the person was helped. */
  public int times() {
    return takeBacks + questions;
  }
}
