package org.gobang.presentation.workspace;

import static org.gobang.presentation.workspace.Panel.COMMENT;
import static org.gobang.presentation.workspace.Panel.ENGINE;
import static org.gobang.presentation.workspace.Panel.EVALUATION;
import static org.gobang.presentation.workspace.Panel.EXPLORER;
import static org.gobang.presentation.workspace.Panel.GAME;
import static org.gobang.presentation.workspace.Panel.MISTAKES;
import static org.gobang.presentation.workspace.Panel.MOVES;
import static org.gobang.presentation.workspace.Panel.PROBLEM;
import static org.gobang.presentation.workspace.Panel.RESULTS;

import java.util.List;
import java.util.Locale;

/** A workspace: the panels beside the board and the commands in the tool bar for one task. */
public enum Workspace {
  /** Playing games. */
  PLAY,
  /** Finding good moves with engines and the explorer. */
  ANALYZE,
  /** Learning from the mistakes in a game. */
  REVIEW,
  /** Solving problems. */
  LEARN,
  /** Finding games and viewing your own results. */
  LIBRARY;

  /** Returns the id of this workspace in preferences and text keys. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the panels from top to bottom; the panels of a group are tabs, the first one in front.
   */
  public List<List<Panel>> groups() {
    return switch (this) {
      case PLAY -> List.of(List.of(GAME), List.of(MOVES));
      case ANALYZE ->
          List.of(
              List.of(GAME),
              List.of(ENGINE, EXPLORER),
              List.of(MOVES, COMMENT),
              List.of(EVALUATION));
      case REVIEW ->
          List.of(List.of(GAME), List.of(MISTAKES), List.of(EVALUATION), List.of(MOVES, COMMENT));
      case LEARN -> List.of(List.of(GAME), List.of(PROBLEM), List.of(MOVES));
      case LIBRARY -> List.of(List.of(GAME), List.of(Panel.LIBRARY, RESULTS));
    };
  }

  /** Returns whether a panel belongs to this workspace. */
  public boolean shows(Panel panel) {
    return groups().stream().anyMatch(group -> group.contains(panel));
  }

  /** Returns the ids of the commands in the tool bar. */
  public List<String> tools() {
    return switch (this) {
      case PLAY -> List.of("new", "undo", "hint", "now", "pause", "resign", "sound");
      case ANALYZE -> List.of("analysis", "find-win", "set-up", "analysis-board");
      case REVIEW -> List.of("review", "mistake-back", "mistake-forth", "analysis-board");
      case LEARN -> List.of("problems", "solution", "choose-problems");
      case LIBRARY -> List.of("open", "save", "save-as", "tournament");
    };
  }

  /** Returns the number key that opens this workspace together with the control key, from 1. */
  public int number() {
    return List.of(values()).indexOf(this) + 1;
  }
}
