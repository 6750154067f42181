package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.testkit.FormatTrial.Written;

/** Checks that random records are the same after writing and reading. */
record RoundTripCheck(FormatTrial trial) {

  private static final int RECORDS = 60;
  private static final int SEED = 20261123;

  private static final Promise KEPT =
      new Promise(
          "RecordFormat.write",
          "what was written is read as it was; a sentence for each kind of content that is lost");

  /** Returns the records for all checks. */
  private static List<GameRecord> records() {
    RandomRecords random = new RandomRecords(SEED);
    List<GameRecord> records = new ArrayList<>();
    for (int i = 0; i < RECORDS; i++) {
      records.add(i % 2 == 0 ? random.line() : random.tree());
    }
    return records;
  }

  /** Returns the records supported by the format, with their files. */
  List<Written> files() {
    return records().stream().map(trial::write).flatMap(Optional::stream).toList();
  }

  /** Checks that the main line is read back, and the whole record if no loss is reported. */
  void keepsGames() {
    for (GameRecord record : records()) {
      Optional<Written> written = trial.write(record);
      if (written.isPresent()) {
        GameRecord read = again(record, written.get(), 1).get(0);
        KEPT.check(
            moves(read).equals(moves(record)),
            "other moves than were written%n%s%n%s",
            moves(record),
            moves(read));
        KEPT.check(read.start().equals(record.start()), "another start than was written");
        if (written.get().lost().isEmpty()) {
          checkAll(record, read);
        }
      }
    }
  }

  private static void checkAll(GameRecord record, GameRecord read) {
    KEPT.check(
        nodes(record.lines()).equals(nodes(read.lines())),
        "other variations than were written, and not a word about it");
    KEPT.check(
        comments(record).equals(comments(read)),
        "other comments than were written, and not a word about it");
    record
        .tags()
        .forEach(
            (key, value) ->
                KEPT.check(
                    value.equals(read.tags().get(key)),
                    "the tag %s is lost, and not a word about it",
                    key));
  }

  /**
   * Checks that several games of one board size are read back in order, and only the first if one
   * is requested. Files may omit the size.
   */
  void keepsSeveralGames() {
    int size = ReadDefaults.USUAL_SIZE;
    List<GameRecord> records =
        records().stream().filter(record -> record.start().size() == size).toList();
    for (int i = 0; i + 1 < records.size(); i++) {
      GameRecord first = records.get(i);
      GameRecord second = records.get(i + 1);
      Optional<Written> written = trial.write(first, second);
      if (written.isPresent()) {
        List<GameRecord> read = again(first, written.get(), 2);
        KEPT.check(read.size() == 2, "%d games, and 2 were written", read.size());
        KEPT.check(
            moves(read.get(0)).equals(moves(first)) && moves(read.get(1)).equals(moves(second)),
            "other games than were written");
        KEPT.check(again(first, written.get(), 1).size() == 1, "more games than were wanted");
      }
    }
  }

  private List<GameRecord> again(GameRecord record, Written written, int most) {
    try {
      return trial.read(written.bytes(), FormatTrial.like(record), most);
    } catch (RefusedException refused) {
      throw KEPT.broken(refused, "a refusal to read what was written%n%s", moves(record));
    }
  }

  /** Checks that the same record produces the same bytes. */
  void isRepeatable() {
    for (GameRecord record : records()) {
      Optional<Written> once = trial.write(record);
      Optional<Written> again = trial.write(record);
      KEPT.check(
          once.isPresent() == again.isPresent()
              && (once.isEmpty() || Arrays.equals(once.get().bytes(), again.get().bytes())),
          "other bytes for the same record");
    }
  }

  private static List<Move> moves(GameRecord record) {
    return record.follow(record.mainLine()).stream().map(Node::move).toList();
  }

  /** Returns the moves of a tree with the numbers of their children, for comparison. */
  private static List<Object> nodes(List<Node> lines) {
    List<Object> nodes = new ArrayList<>();
    for (Node line : lines) {
      nodes.add(line.move());
      nodes.add(line.next().size());
      nodes.addAll(nodes(line.next()));
    }
    return nodes;
  }

  private static List<RecordNote> comments(GameRecord record) {
    List<RecordNote> comments = new ArrayList<>(record.notes());
    record.follow(record.mainLine()).forEach(node -> comments.addAll(node.notes()));
    comments.removeIf(note -> !(note instanceof RecordNote.Comment));
    return comments;
  }
}
