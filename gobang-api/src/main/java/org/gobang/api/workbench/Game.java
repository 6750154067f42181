package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Unrated;

/**
 * A game in progress.
 *
 * <p>Any thread, including that of a listener, may call the methods. They return at once; listeners
 * receive the results. A request that cannot be carried out throws {@link
 * org.gobang.api.RefusedException}, or fails its stage with one, and changes nothing; the message
 * is for the user. A request for the current setting has no effect. A closed game refuses all
 * requests except {@link #state}, {@link #listen} and {@link #close}.
 *
 * <p>A game may have several clients, such as a browser for each side. Moves, take-backs and
 * resignations therefore name the side that acts, and a move also names the state to which it
 * applies: of two moves for the same state, at most one is made. A host with untrusted clients
 * checks the side of each client.
 *
 * <p>New moves are added after those in the record, so paths stay valid until an {@link #edit}
 * removes or reorders moves. An edit names the state of its paths and never removes played moves.
 * In a saved game, the line with which the game ended comes first.
 *
 * <p>A finished game keeps its result while its positions are viewed: {@link #goTo} and {@link
 * #note} do not change it. It continues only after a move or a pass at a position before the end,
 * resuming there, or a take-back. On disk, a game that continues from a viewed position is a new
 * game, and the finished game is preserved; a take-back at the end changes the game itself, which
 * is then saved as unfinished.
 *
 * <p>An explored game ({@link GameSetup#explore}) keeps its result, if any: moves and take-backs
 * only show other positions, and it cannot be paused or resigned.
 *
 * <p>Implemented by the host.
 */
public interface Game extends AutoCloseable {

  /** The kind of a refusal because the game is over. */
  String OVER = "game-over";

  /** The kind of a refusal to act for a side played by an engine. */
  String COMPUTERS = "computer-plays";

  /** The kind of a refusal because the position has changed. */
  String STALE = "position-changed";

  /** The kind of a refusal because the other side is to move. */
  String NOT_YOUR_TURN = "not-your-turn";

  /** The kind of a refusal because the board is still checking the previous move. */
  String BUSY = "board-busy";

  /** The kind of a refusal because no move can be taken back. */
  String NOTHING_TO_TAKE_BACK = "nothing-to-take-back";

  /** The kind of a refusal to {@link #retry} because no engine has failed. */
  String NOTHING_FAILED = "nothing-failed";

  /** The kind of a refusal to resign before the first stone. */
  String NOT_BEGUN = "game-not-begun";

  /** The kind of a refusal to resign in an explored game. */
  String EXPLORED = "game-explored";

  /** The kind of a refusal to remove a played move or to move a variation before it. */
  String PLAYED = "move-played";

  /** The kind of a refusal because there is no edit to undo. */
  String NOTHING_TO_UNDO = "nothing-to-undo";

  /** The kind of a refusal because there is no edit to redo. */
  String NOTHING_TO_REDO = "nothing-to-redo";

  /** The kind of a refusal because the game is closed. */
  String CLOSED = "game-closed";

  /**
   * Returns the current state.
   *
   * @return the newest state, with the current clock times
   */
  GameState state();

  /**
   * Subscribes a listener to the events of this game. It first receives the current state.
   *
   * @param listener receives events from now on
   * @return the subscription, to close when no more events are needed
   */
  Subscription listen(GameListener listener);

  /**
   * Places a stone for a human. A move that the record already contains is followed; any other move
   * starts a new variation. Ends a pause.
   *
   * <p>The move answers the state that the user saw. Later changes of notes, seats, pauses, the
   * pace or the clocks are allowed. A move, a take-back, a jump or the end of the game makes the
   * state stale, even if the position is the same again.
   *
   * @param side the side that moves
   * @param version the {@link GameState#version} of the state that the move answers
   * @param point the point of the stone
   * @return the verdict of the board, as soon as {@link #state} shows the result: allowed, or the
   *     reason for the refusal. A move that is not allowed changes nothing, unless it is a foul
   *     that loses the game. Refused, without calling the board, if the game is over ({@link
   *     #OVER}), an engine plays the side ({@link #COMPUTERS}), the position has changed since that
   *     state ({@link #STALE}), the other side is to move ({@link #NOT_YOUR_TURN}), or the board is
   *     still checking a move ({@link #BUSY}); the first of these that applies. Also refused as
   *     {@link #STALE} if the position changes before the board has checked the move, such as by a
   *     take-back
   */
  CompletionStage<Verdict> play(Stone side, long version, Point point);

  /**
   * Passes for a human. Ends a pause.
   *
   * @param side the side that passes
   * @param version the {@link GameState#version} of the state that the pass answers
   * @return the verdict of the board, and refused, as for {@link #play}
   */
  CompletionStage<Verdict> pass(Stone side, long version);

  /**
   * Makes one of the {@link GameState#choices} for a human, like {@link #play} for a stone.
   *
   * @param side the side of the choosing player
   * @param version the {@link GameState#version} of the state that the choice answers
   * @param key the choice
   * @return {@link Verdict#ALLOWED}, as soon as {@link #state} shows the result, or the reason for
   *     the refusal. Refused like {@link #play}
   */
  CompletionStage<Verdict> choose(Stone side, long version, String key);

  /**
   * Takes back the last act of a side and all later acts: the last move or pass before the current
   * position, or the end of the game by the side's fault, such as a resignation, a forbidden move
   * or a loss on time. A move that the board is still checking is discarded.
   *
   * <p>Against an engine, a human takes back two plies after the engine's answer, and one while the
   * engine thinks. Of two humans, the one who moved last takes back one ply, the other one two.
   * Between two engines, either side may be given, and the game pauses; between an engine and a
   * human, only the human's side.
   *
   * <p>A thinking engine is stopped without penalty. The moves remain in the record as a variation
   * that can be followed again. A finished game continues, and the clocks are reset to the start of
   * the turn.
   *
   * @param side the side whose last act is taken back
   * @throws org.gobang.api.RefusedException if an engine plays this side against a human ({@link
   *     #COMPUTERS}), or the side has not moved yet ({@link #NOTHING_TO_TAKE_BACK})
   */
  void takeBack(Stone side);

  /**
   * Resumes a game that a human won by a failure of the engine: {@link GameState#failed}. A new
   * instance of the engine is asked for the move, or the player that received its {@link #seat}
   * meanwhile.
   *
   * @throws org.gobang.api.RefusedException if no engine has failed: {@link #NOTHING_FAILED}
   */
  default void retry() {
    throw new RefusedException(NOTHING_FAILED, "no computer has failed");
  }

  /**
   * Resigns for a human, at any time.
   *
   * @param side the side that loses
   * @throws org.gobang.api.RefusedException if the game is over, the board is still empty, an
   *     engine plays this side, or the game is explored
   */
  void resign(Stone side);

  /** Requests an immediate move from the engine to move. Has no effect if no engine thinks. */
  void moveNow();

  /**
   * Pauses or resumes the game. During a pause, the clocks stop and no engine thinks. A thinking
   * engine is stopped without penalty and asked again later. A resumed game continues from the
   * current position, even if the game had ended elsewhere. Has no effect if the game already is in
   * the requested state, if the current position is the end, or if the game is explored.
   *
   * @param paused true to pause the game, false to resume it
   */
  void pause(boolean paused);

  /**
   * Sets whether the game pauses after each move of a human before an engine's reply. A user
   * interface can then examine the move before it resumes the game with {@link #pause}. Passes and
   * choices count as moves. A new game does not pause after moves.
   *
   * @param wanted true to pause after such moves from now on
   */
  void pauseAfterMoves(boolean wanted);

  /**
   * Sets the minimum time between two moves of a game between engines. Earlier answers are delayed
   * without clock time; {@link #moveNow} releases them. Has no effect while a human plays.
   *
   * @param least the minimum time; zero, the default of a new game, for none
   * @throws IllegalArgumentException if the time is negative
   */
  void pace(Duration least);

  /**
   * Holds the clock of a disconnected human until {@link #releaseClock}. The turn does not change,
   * and the clock of the other side continues. Has no effect in a game without clocks, for an
   * engine, and for a held clock.
   *
   * <p>The host sets no limit, so a user interface with untrusted clients has to.
   *
   * @param side the side whose clock is held
   * @param lost the time since the loss of the connection, which is returned to a running clock, up
   *     to the time that it has run
   * @throws IllegalArgumentException if the time is negative
   */
  default void holdClock(Stone side, Duration lost) {}

  /**
   * Releases a held clock, which continues if the side is to move.
   *
   * @param side the side whose clock is held
   */
  default void releaseClock(Stone side) {}

  /**
   * Changes the player of a side. An engine that thinks for this side is stopped without penalty. A
   * new engine starts thinking if it is to move and the game is not paused.
   *
   * @param stone the side
   * @param seat the new player
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  void seat(Stone stone, Seat seat);

  /**
   * Shows a position of the record and pauses the game there. A finished game keeps its result,
   * {@link GameState#ended}, until play continues from the position.
   *
   * @param path the index of the child at each step; empty for the start
   * @throws org.gobang.api.RefusedException if the record has no such path, or the moves cannot be
   *     played
   */
  void goTo(List<Integer> path);

  /**
   * Changes the record. If the current position is removed, the game shows the position before the
   * removed move. In an explored game, {@link GameState#line} is the end of the main line after the
   * variations are reordered. An edit without changes has no effect; any other discards the edits
   * that could be redone.
   *
   * @param version the {@link GameState#version} of the state whose paths the edit uses
   * @param edit the change
   * @throws org.gobang.api.RefusedException if moves were removed or reordered since that state
   *     ({@link #STALE}), the record has no such path, or the edit would remove a played move or
   *     move a variation before it ({@link #PLAYED})
   */
  void edit(long version, RecordEdit edit);

  /**
   * Undoes the last edit. Later moves and notes are preserved. If the position before a removed
   * move is shown, the game returns to the position shown before the edit.
   *
   * @throws org.gobang.api.RefusedException if there is no edit to undo ({@link #NOTHING_TO_UNDO})
   */
  void undoEdit();

  /**
   * Redoes the last undone edit.
   *
   * @throws org.gobang.api.RefusedException if there is no edit to redo, or another edit was made
   *     since ({@link #NOTHING_TO_REDO}), or redoing would remove a move played since ({@link
   *     #PLAYED})
   */
  void redoEdit();

  /**
   * Replaces the notes on a position. This is not an {@link #edit}: it cannot be undone.
   *
   * @param path the position; empty for the start
   * @param notes the new notes, in order; may be empty
   * @throws org.gobang.api.RefusedException if the record has no such path
   */
  void note(List<Integer> path, List<RecordNote> notes);

  /**
   * Records that the game does not count for a human's rating: {@link
   * org.gobang.api.record.Tags#UNRATED}. The host records the start of the game, take-backs and
   * replaced players; the user interface records its help. Has no effect if the reason is already
   * recorded, or if the game is over, closed or explored.
   *
   * @param why the reason
   */
  default void unrated(Unrated why) {}

  /**
   * Closes the game and releases its players. An unfinished game becomes {@link Ending#ABANDONED}
   * and is saved. Further calls have no effect.
   */
  @Override
  void close();
}
