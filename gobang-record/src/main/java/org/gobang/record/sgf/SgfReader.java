package org.gobang.record.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.UnreadableContentException;

/**
 * A reader of <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a> and of the dialects of many
 * programs.
 */
public final class SgfReader {

  private static final Pattern CHARSET = Pattern.compile("CA\\s*+\\[\\s*+([\\w.:+-]++)\\s*+\\]");

  private final String text;
  private final SgfScanner scanner;
  private final ReaderRemarks remarks;
  private final SgfTags tags = new SgfTags();
  private final SgfHeader header;
  private final SgfTree tree;

  private SgfReader(SgfScanner scanner, String text, ReadDefaults defaults, ReaderRemarks remarks) {
    this.text = text;
    this.scanner = scanner;
    this.remarks = remarks;
    scanner.begin(remarks);
    scanner.next();
    scanner.next();
    this.header = SgfHeader.read(text, scanner, defaults, remarks);
    tags.rules(header.rulesText(), header.rules());
    this.tree = new SgfTree(text, scanner, new SgfPoints(header.size()), tags, remarks);
  }

  /**
   * Returns whether a text contains an SGF game.
   *
   * @param text the text of a file
   * @return true if the text contains the start of a game at any position
   */
  public static boolean isGame(String text) {
    return new SgfScanner(text).findGame();
  }

  /**
   * Reads the games of a file.
   *
   * @param bytes the content of the file
   * @param defaults the defaults for values that the file does not specify
   * @param games receives each game, and returns whether to continue with the next one
   * @throws UnreadableContentException if the file has no game or the next one cannot be read; the
   *     message gives the location
   */
  public static void read(byte[] bytes, ReadDefaults defaults, Predicate<ParsedRecord> games) {
    Matcher charset = CHARSET.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    Optional<String> named = charset.find() ? Optional.of(charset.group(1)) : Optional.empty();
    DecodedText decoded = DecodedText.of(bytes, defaults.charset(), named);
    String text = decoded.text();
    SgfScanner scanner = new SgfScanner(text);
    if (!scanner.findGame()) {
      throw new UnreadableContentException(text, 0, RecordMessages.of("sgf.none"));
    }
    ReaderRemarks remarks = new ReaderRemarks(text);
    decoded.remark().ifPresent(remarks::add);
    while (games.test(new SgfReader(scanner, text, defaults, remarks).read())
        && scanner.findGame()) {
      remarks = new ReaderRemarks(text);
    }
  }

  private ParsedRecord read() {
    GameRecord record = tree.read(header.rules()).withTags(tags.tags());
    if (scanner.isFollowedByNodes()) {
      remarks.add(RecordMessages.of("sgf.after"), scanner.index());
    }
    if (header.mayBeGo()) {
      refuseGo(record);
    }
    if (!header.game().equals(SgfHeader.GOMOKU)) {
      remarks.add(RecordMessages.of("sgf.other.number", QuotedExcerpt.of(header.game())));
    }
    return new ParsedRecord(record, remarks.list());
  }

  /**
   * Refuses a go game. Go programs also save gomoku as go, so only evidence in the game tree
   * distinguishes them.
   */
  private void refuseGo(GameRecord record) {
    GoDetector detector = new GoDetector(record, tree.hasTerritory(), tags.hasPoints());
    Optional<LocalizedText> evidence = detector.evidence(header.game().equals(SgfHeader.GO));
    if (evidence.isPresent()) {
      throw new UnreadableContentException(text, 0, evidence.get());
    }
    if (!header.game().equals(SgfHeader.GO) && detector.isPossible()) {
      remarks.add(RecordMessages.of("go.possible"));
    }
  }
}
