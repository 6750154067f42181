package org.gobang.arena.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.game.RecordTags;

/** Converts games of a tournament to records. */
public final class GameSheet {

  private GameSheet() {}

  /**
   * Returns the record of a game to play, with opening and players.
   *
   * @param order the order
   * @return a record that ends with the opening
   */
  static GameRecord of(GameOrder order) {
    return of(order, order.opening().moves(), List.of(), tags(order));
  }

  /**
   * Returns the record of a played game.
   *
   * @param order the order
   * @param played the played game
   * @return the players, the moves with their times, and the result
   */
  public static GameRecord of(GameOrder order, PlayedGame played) {
    Map<String, String> tags =
        RecordTags.with(
            RecordTags.named(tags(order), played.exchanged()), Optional.of(played.result()));
    return of(order, played.moves(), notes(played), tags);
  }

  private static Map<String, String> tags(GameOrder order) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.BLACK, order.black().name());
    tags.put(Tags.WHITE, order.white().name());
    tags.put(Tags.ROUND, String.valueOf(order.number()));
    return tags;
  }

  private static List<List<RecordNote>> notes(PlayedGame played) {
    List<List<RecordNote>> notes = new ArrayList<>();
    int untimed = played.moves().size() - played.spent().size();
    for (int i = 0; i < played.moves().size(); i++) {
      notes.add(
          i < untimed ? List.of() : List.of(new RecordNote.Spent(played.spent().get(i - untimed))));
    }
    return notes;
  }

  private static GameRecord of(
      GameOrder order, List<Move> moves, List<List<RecordNote>> notes, Map<String, String> tags) {
    List<Node> next = List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      next = List.of(new Node(moves.get(i), i < notes.size() ? notes.get(i) : List.of(), next));
    }
    return GameRecord.of(order.rules(), order.opening().start(), List.of())
        .withTags(tags)
        .withLines(next);
  }
}
