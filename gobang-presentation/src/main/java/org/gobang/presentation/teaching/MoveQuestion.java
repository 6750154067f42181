package org.gobang.presentation.teaching;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.task.CurrentTask;
import org.gobang.presentation.text.Texts;

/**
 * Asks the strongest player for the continuation after a stone at a point, and stores the answer
 * while the game is at that position. Questions are asked one at a time; a move cancels the
 * question.
 *
 * <p>Use only on the interface thread.
 */
public final class MoveQuestion implements AutoCloseable {

  private final InterfaceContext context;
  private final Texts texts;
  private final Consumer<ReviewedMove> answered;
  private final Consumer<RefusedException> failed;
  private Set<PositionKey> places = Set.of();
  private Optional<MoveReviewer> reviewer = Optional.empty();
  private final CurrentTask<ReviewedMove> running;
  private Optional<ReviewedMove> answer = Optional.empty();

  /**
   * Creates a question handler without a question. A cancelled question has no result.
   *
   * @param answered receives the evaluation of the move on the interface thread
   * @param failed receives the refusal there if no answer was found
   */
  public MoveQuestion(
      InterfaceContext context,
      Consumer<ReviewedMove> answered,
      Consumer<RefusedException> failed) {
    this.context = context;
    this.texts = context.texts();
    this.answered = answered;
    this.failed = failed;
    this.running = new CurrentTask<>(context.executor());
  }

  /**
   * Asks about a point for the side to move.
   *
   * @param about the position in which the stone would be placed
   * @param shown the current state of the game, which shows the answer too
   * @throws RefusedException if no stone can be placed there, with the reason of the rules, or if
   *     no player can evaluate it
   */
  public void ask(ShownPosition about, GameState shown, Point point) {
    forget();
    GameState state = about.state();
    if (state.result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    if (point.column() >= about.size() || point.row() >= about.size()) {
      throw new RefusedException(texts.of("why.outside", point));
    }
    if (about.stones().containsKey(point)) {
      throw new RefusedException(texts.of("occupied"));
    }
    if (state.toMove() == Stone.BLACK && about.reasons().containsKey(point)) {
      throw new RefusedException(texts.of("why.forbidden", point, about.reasons().get(point)));
    }
    MoveReviewer next = MoveJudging.reviewer(context, state, state.path());
    RunningTask<ReviewedMove> review = next.review(new Move.Place(state.toMove(), point));
    places = Set.copyOf(List.of(PositionKey.of(state.board()), PositionKey.of(shown.board())));
    reviewer = Optional.of(next);
    running.run(
        review,
        found -> {
          close();
          answer = Optional.of(found);
          answered.accept(found);
        },
        why -> {
          close();
          failed.accept(why);
        });
  }

  /** Returns whether an answer is pending. */
  public boolean asked() {
    return running.runs();
  }

  /** Returns the answer for the current position; empty if there is none. */
  public Optional<ReviewedMove> at(GameState state) {
    return answer.filter(any -> isAt(state));
  }

  private boolean isAt(GameState state) {
    return places.contains(PositionKey.of(state.board()));
  }

  /** Returns the move and its expected continuation, for drawing. */
  public Optional<ExpectedLine> line(GameState state) {
    return at(state)
        .map(
            found -> {
              List<Point> moves = new ArrayList<>();
              if (found.move() instanceof Move.Place place) {
                moves.add(place.point());
              }
              moves.addAll(found.expected());
              return new ExpectedLine(found.side(), found.number(), moves);
            });
  }

  /**
   * Returns the answer as text: the quality of the move, its consequences, and the expected moves.
   */
  public static String sentence(ReviewedMove move, Texts texts) {
    String type = texts.of("class." + move.type().word());
    long wins = Math.round(100 * move.winAfter());
    long loss = Math.round(100 * move.loss());
    String worth =
        loss > 0
            ? texts.of("why.loses", move.move(), type, wins, loss)
            : texts.of("why.holds", move.move(), type, wins);
    Optional<String> outlook = move.outlook(texts.locale());
    if (outlook.isPresent()) {
      return texts.of("why.follows", worth, outlook.get());
    }
    return move.expected().isEmpty()
        ? texts.of("why.ends", worth)
        : texts.of("why.expected", worth, ExpectedLine.text(move.expected()));
  }

  /** Handles a new state of the game: cancels a question about another position. */
  public void changed(GameState now) {
    if (!isAt(now)) {
      forget();
    }
  }

  /** Cancels the question and discards the last answer. */
  public void forget() {
    close();
    answer = Optional.empty();
  }

  /** Cancels the question. */
  @Override
  public void close() {
    reviewer.ifPresent(MoveReviewer::close);
    reviewer = Optional.empty();
    running.close();
  }
}
