package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/**
 * A game annotated with its review: an evaluation for each position, a comment for each mistake,
 * and the better line as a variation.
 */
final class AnnotatedRecord {

  private final ValuedGame review;
  private final ReviewText words;

  AnnotatedRecord(ValuedGame review, Locale language) {
    this.review = review;
    this.words = new ReviewText(language);
  }

  /** Returns the annotated game. Existing content such as comments is preserved. */
  GameRecord record() {
    GameRecord game = review.record();
    List<Node> line = game.follow(review.path());
    List<Board> boards = new ArrayList<>(List.of(review.start()));
    for (Node node : line) {
      boards.add(boards.get(boards.size() - 1).play(node.move()));
    }
    List<Node> next = line.isEmpty() ? game.lines() : line.get(line.size() - 1).next();
    for (int ply = line.size() - 1; ply >= 0; ply--) {
      ValuedMove move = review.valued().get(ply);
      Node node = line.get(ply);
      List<Node> siblings = ply == 0 ? game.lines() : line.get(ply - 1).next();
      List<Node> alternatives = new ArrayList<>(siblings);
      alternatives.set(
          review.path().get(ply),
          new Node(node.move(), notes(boards.get(ply + 1), node, move), next));
      variation(boards.get(ply), move)
          .filter(better -> siblings.stream().noneMatch(each -> each.move().equals(better.move())))
          .ifPresent(alternatives::add);
      next = alternatives;
    }
    return game.withLines(next);
  }

  /**
   * Returns the notes of the game and of the review, which replace evaluations of an earlier
   * review.
   */
  private List<RecordNote> notes(Board after, Node node, ValuedMove move) {
    List<RecordNote> notes = new ArrayList<>(node.notes());
    // Evaluations are from the point of view of the opponent of the side that moved.
    move.after()
        .map(Judgement::score)
        .filter(score -> after.toMove() != node.move().stone())
        .ifPresent(score -> put(new RecordNote.Evaluated(review.player(), score), notes));
    comment(move)
        .map(RecordNote.Comment::new)
        .filter(comment -> !notes.contains(comment))
        .ifPresent(notes::add);
    return notes;
  }

  private static void put(RecordNote.Evaluated evaluation, List<RecordNote> notes) {
    for (int i = 0; i < notes.size(); i++) {
      if (notes.get(i) instanceof RecordNote.Evaluated earlier
          && earlier.player().equals(evaluation.player())) {
        notes.set(i, evaluation);
        return;
      }
    }
    notes.add(evaluation);
  }

  private Optional<String> comment(ValuedMove move) {
    return move.why()
        .map(
            reason ->
                words.text(
                    "comment.reason",
                    words.of(move.type()),
                    ReviewText.percent(move.loss()),
                    words.of(reason)));
  }

  /** Returns the better variation of a mistake, up to an illegal move. */
  private Optional<Node> variation(Board board, ValuedMove move) {
    if (move.why().isEmpty()) {
      return Optional.empty();
    }
    List<Move> moves = new ArrayList<>();
    Board at = board;
    try {
      for (Point point : move.line()) {
        Stone stone = at.toMove();
        at = at.play(point);
        moves.add(new Move.Place(stone, point));
      }
    } catch (IllegalMoveException | IllegalStateException end) {
      // A player may report a variation that continues after the end of the game.
    }
    List<Node> next = List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      List<RecordNote> notes =
          i == 0
              ? List.of(new RecordNote.Comment(words.text("better", ReviewText.line(move.line()))))
              : List.of();
      next = List.of(new Node(moves.get(i), notes, next));
    }
    return next.stream().findFirst();
  }
}
