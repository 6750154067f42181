package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;

/**
 * One game being played.
 *
 * <p>Every method may be called from any thread, a listener's too, and returns at once; what comes
 * of it reaches the listeners. What asks for something that cannot be done now throws {@link
 * org.gobang.api.RefusedException} and changes nothing: its sentence is for the person. What merely
 * wishes for something that is so already does nothing. In a closed game, all but {@link #state},
 * {@link #listen} and {@link #close} is refused.
 *
 * <p>While a game is open nothing is taken out of its record and new moves are put behind those
 * that are there, so a path that once led to a position always does. Where the game is kept on disk
 * the line it ended with is put first.
 *
 * <p>A game that has ended keeps its result while its positions are looked at: {@link #goTo} and
 * {@link #note} do not change it. It goes on by an act alone: a move or a pass at a position that
 * is not the end, the end of a pause there, or a take-back. Where a game is kept on disk, one that
 * goes on from a position that was looked at is another game from then on, and the one that ended
 * stays as it was; a take-back at the end corrects the game itself, which is then kept as
 * unfinished.
 *
 * <p>A game that is explored ({@link GameSetup#explore}) has its result, or none, for good: moves
 * and take-backs in it only show other positions, and it neither pauses nor is resigned.
 *
 * <p>Implemented by the host.
 */
@Experimental
public interface Game extends AutoCloseable {

  /** The kind of a refusal to do something in a game that is over. */
  String OVER = "game-over";

  /** The kind of a refusal to move for a side that a computer plays. */
  String COMPUTERS = "computer-plays";

  /** The kind of a refusal to move while the board still looks at the move before. */
  String BUSY = "board-busy";

  /** The kind of a refusal to take back where nothing can be. */
  String NOTHING_TO_TAKE_BACK = "nothing-to-take-back";

  /** The kind of a refusal to resign before a stone stands on the board. */
  String NOT_BEGUN = "game-not-begun";

  /** The kind of a refusal to resign in a game that is explored. */
  String EXPLORED = "game-explored";

  /** The kind of a refusal to do anything in a game that is closed. */
  String CLOSED = "game-closed";

  /**
   * How the game stands.
   *
   * @return the newest state, the clocks as they are now
   */
  GameState state();

  /**
   * Subscribes a listener to the events of this game. It first receives the present state, so that
   * nothing is missed.
   *
   * @param listener receives events from now on
   * @return the subscription, to be closed when no more events are wanted
   */
  Subscription listen(GameListener listener);

  /**
   * Puts a stone for the person who is to move. A move that the record has already is gone along
   * again; any other becomes a new line. Ends a pause.
   *
   * <p>Whether the board takes the stone shows later: {@link GameListener#changed}, or {@link
   * GameListener#refused}.
   *
   * @param point where
   * @throws org.gobang.api.RefusedException if the game is over, a computer is to move, or the
   *     board is still checking the previous move
   */
  void play(Point point);

  /**
   * Gives up the turn of the person who is to move. Ends a pause.
   *
   * @throws org.gobang.api.RefusedException if the game is over, a computer is to move, or the
   *     board is still checking the previous move
   */
  void pass();

  /**
   * Takes back the last thing that a person did, and what came after it, so that this person can do
   * otherwise. A move, that is: two plies against a computer that has answered, one while it still
   * thinks or between people. Or what ended the game on the person's turn: a resignation, a foul, a
   * clock run down; then nothing else. Between two computers it is one ply, and the game pauses.
   *
   * <p>A computer that thinks is dropped without blame. The moves stay in the record, as a line
   * that can be gone along again. A game that was over goes on, and the clocks show what they
   * showed when that turn began.
   *
   * @throws org.gobang.api.RefusedException if there is nothing to take back
   */
  void takeBack();

  /**
   * Gives up the game for a person, whose turn it need not be.
   *
   * @param stone the side that loses
   * @throws org.gobang.api.RefusedException if the game has ended, no stone stands on the board
   *     yet, a computer plays that side, or the game is explored
   */
  void resign(Stone stone);

  /** Has the computer that thinks answer with its best. Does nothing where none is thinking. */
  void moveNow();

  /**
   * Holds the game, or lets it go on. While it is paused the clocks stand and no computer thinks;
   * one that was thinking is dropped without blame, and is asked anew afterwards. A game that is
   * let go on goes on from the position that is shown, even if it had ended elsewhere. Does nothing
   * where the game is paused, or goes on, already; where the position shown is the end; or where
   * the game is explored.
   *
   * @param paused true to hold it
   */
  void pause(boolean paused);

  /**
   * Sets how long a move between two computers stays before the next one is made. An answer that
   * comes sooner is held back, which no clock counts; {@link #moveNow} releases it. Without effect
   * while a person plays.
   *
   * @param least the least time from one move to the next; zero, as in a new game, for none
   * @throws IllegalArgumentException if it is negative
   */
  void pace(Duration least);

  /**
   * Changes who plays a side from now on. A computer that thinks for it is dropped without blame;
   * one that takes over where its side is to move starts thinking, unless the game is paused.
   *
   * @param stone the side
   * @param seat who plays it
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  void seat(Stone stone, Seat seat);

  /**
   * Shows any position of the record, and pauses there, so that no computer moves meanwhile. A game
   * that has ended keeps its result, {@link GameState#ended}, until play goes on from the position.
   *
   * @param path the index of the child taken at each step; empty for the start
   * @throws org.gobang.api.RefusedException if the record has no such path, or its moves cannot be
   *     played
   */
  void goTo(List<Integer> path);

  /**
   * Sets what is noted about a position, in place of what was.
   *
   * @param path the position; empty for the start
   * @param notes all its notes from now on, in order; may be empty
   * @throws org.gobang.api.RefusedException if the record has no such path
   */
  void note(List<Integer> path, List<RecordNote> notes);

  /**
   * Ends the game where it stands and lets its players go. A game that was not over ends as {@link
   * Ending#ABANDONED} and is kept as {@link Records#unfinished}. Does nothing the second time.
   */
  @Override
  void close();
}
