package org.gobang.launcher.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Read;
import org.gobang.api.render.Records;

/**
 * Games as position text: the moves of one line, in a file that ends in {@code .txt}. The text
 * names neither rules nor size, so those asked for on the command line hold.
 */
public final class TextRecords implements Records {

  private static final long MOST_BYTES = 1 << 20;

  private final String rules;
  private final int size;

  /**
   * Reads for some rules.
   *
   * @param rules the id of the rules that a text is read for
   * @param size lines a side
   */
  public TextRecords(String rules, int size) {
    this.rules = rules;
    this.size = size;
  }

  @Override
  public Read read(Path file) {
    checkEnding(file);
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new RefusedException(file + ": too long to be the moves of a game");
      }
      List<Move> moves = MoveText.parse(Files.readString(file), Stone.BLACK);
      return new Read(GameRecord.of(rules, Start.empty(size), moves), List.of());
    } catch (RefusedException refused) {
      throw new RefusedException(file + ": " + refused.getMessage(), refused);
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be read: " + FileFault.words(e), e);
    }
  }

  @Override
  public List<String> write(GameRecord record, List<Integer> path, Path file) {
    checkEnding(file);
    if (!record.start().stones().isEmpty() || record.start().first() != Stone.BLACK) {
      throw new RefusedException(file + ": position text cannot hold a set-up");
    }
    List<Node> along = record.follow(path);
    List<Move> moves = along.stream().map(Node::move).toList();
    try {
      WholeFile.write(file, MoveText.write(moves) + "\n");
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileFault.words(e), e);
    }
    return leftOut(record, along);
  }

  private static List<String> leftOut(GameRecord record, List<Node> along) {
    List<String> sentences = new ArrayList<>();
    sentences.add("Position text holds the moves alone, neither the rules nor the size.");
    int behind =
        along.isEmpty() ? record.lines().size() : along.get(along.size() - 1).next().size();
    boolean branches = behind > 0 || (!along.isEmpty() && record.lines().size() > 1);
    for (Node node : along.subList(0, Math.max(0, along.size() - 1))) {
      branches |= node.next().size() > 1;
    }
    if (branches) {
      sentences.add("Position text holds one line alone, no variations.");
    }
    return sentences;
  }

  @Override
  public List<Path> finished() {
    return List.of();
  }

  @Override
  public Optional<GameSetup> unfinished() {
    return Optional.empty();
  }

  private static void checkEnding(Path file) {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".txt")) {
      throw new RefusedException(
          file + ": games are kept as position text, in files that end in .txt");
    }
  }
}
