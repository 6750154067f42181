package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.web.session.WebSession;

/** The moves of the record, and what is written about the one that is looked at. */
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
    return new JsonObjectBuilder().put("moves", moves()).object();
  }

  /** The position that is looked at: without the moves, as there may be thousands. */
  Object place() {
    return new JsonObjectBuilder()
        .put("current", review.current().map(each -> PathText.of(each.path())).orElse(""))
        .put("game", session.games())
        .put("path", PathText.of(review.comments().path()))
        .put("about", review.about())
        .put("comment", review.comments().text())
        .flag("commentable", review.comments().possible())
        .object();
  }

  /** Laid out anew when the record or its review is another one: a record may be long. */
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
    return new JsonObjectBuilder()
        .put("id", PathText.of(cell.path()))
        .put("row", cell.row())
        .put("depth", cell.depth())
        .put("text", review.label(cell))
        .put("number", cell.number().orElse(0))
        .put(
            "stone",
            cell.move().map(move -> move.stone().name().toLowerCase(Locale.ROOT)).orElse("none"))
        .flag("commented", cell.commented())
        .put(
            "fault",
            review
                .reviewed(cell)
                .filter(each -> each.type().isFault())
                .map(each -> each.type().word()))
        .put("words", review.describe(cell))
        .object();
  }
}
