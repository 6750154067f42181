package org.gobang.presentation.fake;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;

/** A record that branches by chance. */
public final class RandomTree {

  private final List<RandomTree> next = new ArrayList<>();

  /** A record of so many moves, most of which go on from the one before. */
  public static GameRecord record(Random random, int moves) {
    RandomTree start = new RandomTree();
    List<RandomTree> all = new ArrayList<>(List.of(start));
    for (int i = 0; i < moves; i++) {
      int from = random.nextInt(4) == 0 ? random.nextInt(all.size()) : all.size() - 1;
      RandomTree grown = new RandomTree();
      all.get(from).next.add(grown);
      all.add(grown);
    }
    return GameRecord.of("renju", Start.empty(15), List.of())
        .withLines(start.nodes(Stone.BLACK, random));
  }

  private List<Node> nodes(Stone stone, Random random) {
    return next.stream()
        .map(
            each -> {
              Move move = new Move.Place(stone, new Point(random.nextInt(15), random.nextInt(15)));
              boolean commented = random.nextInt(10) == 0;
              List<RecordNote> notes =
                  commented ? List.of(new RecordNote.Comment("words")) : List.of();
              return new Node(move, notes, each.nodes(stone.opponent(), random));
            })
        .toList();
  }
}
