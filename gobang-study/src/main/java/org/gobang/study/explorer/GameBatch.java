package org.gobang.study.explorer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/** A batch of games in memory, to be added to an index. */
final class GameBatch {

  private final List<Path> files = new ArrayList<>();
  private final List<GameRow> games = new ArrayList<>();
  private final PostingList postings = new PostingList();

  /** Returns the files, in the order of their numbers in rows. */
  List<Path> files() {
    return files;
  }

  /** Returns the games, in the order of their numbers in postings. */
  List<GameRow> games() {
    return games;
  }

  PostingList postings() {
    return postings;
  }

  void clear() {
    files.clear();
    games.clear();
    postings.clear();
  }

  /**
   * Adds the main line of a game, up to an illegal move.
   *
   * @param number the number of the game in the file, from 1
   * @param start the board before the first move
   * @throws IllegalMoveException if a move is impossible; the moves before it have been added
   * @throws IllegalStateException if a move follows the end of the game, or a pass is impossible;
   *     the moves before it have been added
   */
  void add(Path file, int number, GameRecord record, Board start) {
    if (files.isEmpty() || !files.get(files.size() - 1).equals(file)) {
      files.add(file);
    }
    int first = postings.size();
    int game = games.size();
    SymmetricHash hash = new SymmetricHash(start);
    Board board = start;
    int ply = 0;
    try {
      for (Node node : record.follow(record.mainLine())) {
        Board next = board.play(node.move());
        if (node.move() instanceof Move.Place place) {
          add(hash, hash.code(place.point()), game, ply);
        }
        hash.play(node.move(), next);
        board = next;
        ply++;
      }
    } finally {
      add(hash, SymmetricHash.NO_MOVE, game, ply);
      GameResult result = GameResult.of(record.tags(), board);
      games.add(GameRow.of(files.size() - 1, number, record.tags(), result));
      postings.setResult(first, result);
    }
  }

  private void add(SymmetricHash hash, int move, int game, int ply) {
    postings.add(hash.key(), PostingList.entry(move, game, ply, GameResult.OPEN));
  }

  /** Sorts the games by date, and the postings in the order of {@link PostingList}. */
  void sort() {
    int[] order =
        IntStream.range(0, games.size())
            .boxed()
            .sorted(Comparator.comparing((Integer i) -> games.get(i).date()))
            .mapToInt(Integer::intValue)
            .toArray();
    List<GameRow> unsorted = List.copyOf(games);
    int[] numbers = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      games.set(i, unsorted.get(order[i]));
      numbers[order[i]] = i;
    }
    postings.renumber(numbers);
    postings.sort();
  }
}
