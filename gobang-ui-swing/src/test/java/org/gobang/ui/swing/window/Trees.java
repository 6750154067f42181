package org.gobang.ui.swing.window;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/** A small record with variations. */
final class Trees {

  private Trees() {}

  /** Returns a record with the rows start; h8, i9; variation j9, k9 (with a comment); j10. */
  static GameRecord small() {
    Node end = node(Stone.BLACK, "j10", new RecordNote.Evaluated("deep", new Score.Estimate(-40)));
    Node k9 = node(Stone.BLACK, "k9", new RecordNote.Comment("daring"));
    Node i9 = node(Stone.WHITE, "i9", new RecordNote.Evaluated("deep", new Score.WinIn(3)), end);
    Node j9 = new Node(place(Stone.WHITE, "j9"), List.of(), List.of(k9));
    Node h8 = new Node(place(Stone.BLACK, "h8"), List.of(), List.of(i9, j9));
    return GameRecord.of("renju", Start.empty(15), List.of()).withLines(List.of(h8));
  }

  private static Node node(Stone stone, String point, RecordNote note, Node... next) {
    return new Node(place(stone, point), List.of(note), List.of(next));
  }

  private static Move place(Stone stone, String point) {
    return new Move.Place(stone, Point.parse(point));
  }
}
