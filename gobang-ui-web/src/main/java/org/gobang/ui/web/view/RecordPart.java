package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.web.session.WebSession;

/** The moves of the record and the comment on the current position. */
final class RecordPart {

  private final WebSession session;
  private final RecordReview review;
  private Optional<MoveTree> known = Optional.empty();
  private Locale spoken = Locale.ROOT;
  private List<ReviewedMove> judged = List.of();
  private List<Object> moves = List.of();

  RecordPart(WebSession session) {
    this.session = session;
    this.review = session.review();
  }

  Object value() {
    return new JsonObject().with("moves", moves());
  }

  /** Returns the current position in the record, without the list of moves, which may be long. */
  Object place() {
    return new JsonObject()
        .with("current", review.current().map(each -> PathText.of(each.path())).orElse(""))
        .with("game", session.games())
        .with("path", PathText.of(review.comments().path()))
        .with("about", review.about())
        .with("comment", review.comments().text())
        .flag("commentable", review.comments().possible());
  }

  /**
   * Returns the moves. Because a record may be long, they are updated only when the record or its
   * review changes.
   */
  private List<Object> moves() {
    List<ReviewedMove> faults = session.presenter().mistakes().faults();
    Locale language = session.texts().locale();
    boolean same = known.equals(review.tree()) && language.equals(spoken) && faults.equals(judged);
    if (known.isEmpty() || !same) {
      spoken = language;
      known = review.tree();
      judged = faults;
      moves = known.map(this::moves).orElse(List.of());
    }
    return moves;
  }

  private List<Object> moves(MoveTree tree) {
    List<Object> all = new ArrayList<>();
    tree.rows().forEach(row -> row.forEach(cell -> all.add(move(cell))));
    return all;
  }

  private Object move(MoveTree.Cell cell) {
    return new JsonObject()
        .with("id", PathText.of(cell.path()))
        .with("row", cell.row())
        .with("depth", cell.depth())
        .with("text", review.label(cell))
        .with("number", cell.number().orElse(0))
        .with("stone", cell.move().map(move -> move.stone().word()).orElse("none"))
        .flag("commented", cell.commented())
        .with(
            "fault",
            review
                .reviewed(cell)
                .filter(each -> each.type().isFault())
                .map(each -> each.type().word()))
        .with("words", review.describe(cell));
  }
}
