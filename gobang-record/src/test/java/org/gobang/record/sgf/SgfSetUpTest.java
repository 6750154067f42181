package org.gobang.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.MoveText;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests SGF files with set-up stones in any place and with text outside of SGF. */
class SgfSetUpTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> false);

  private static ParsedRecord read(String nodes) {
    List<ParsedRecord> games = new ArrayList<>();
    String text = "(;GM[4]SZ[15]RU[Gomoku]" + nodes;
    SgfReader.read(text.getBytes(StandardCharsets.UTF_8), DEFAULTS, games::add);
    return games.get(0);
  }

  private static String moves(List<Node> nodes) {
    return MoveText.write(nodes.stream().map(Node::move).toList());
  }

  /** Returns the set-up and the main line, for example {@code h8 i9 / j10}. */
  private static String game(ParsedRecord read) {
    GameRecord record = read.record();
    return MoveText.write(record.start().stones())
        + "/"
        + moves(record.follow(record.mainLine()))
        + (record.lines().size() > 1 ? "/" + moves(record.lines().subList(1, 2)) : "");
  }

  private static final String PLACED = "a set-up stone in its own node is read as a move";
  private static final String LATE = "stones are set up after a move, so the variation ends here";
  private static final String OTHER =
      "the start position of this variation differs from the main line, so the variation ends here";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";AB[hh];AW[ig];AB[hg];AW[hi]) | /h8 i9 h9 h7 | " + PLACED + " (4 times)",
        ";AB[hh]PL[W];AW[ig]C[x]) | /h8 i9 | " + PLACED + " (2 times)",
        ";AB[hh];AW[ig];B[hg]) | /h8 i9 h9 | " + PLACED + " (2 times)",
        ";AB[hh];AW[ig](;B[hg])(;B[aa])) | /h8 i9 h9 | " + PLACED + " (2 times)",
        "AB[hh]AW[ig];AB[jj];AW[kk]) | h8 i9/j6 k5 | " + PLACED + " (2 times)",
        "PL[W];AW[hh];AB[ig]) | /h8 i9 | " + PLACED + " (2 times)",
        ";B[hh];AW[ig];B[hg]) | /h8 i9 h9 | " + PLACED,
        // The same side or point twice, or a side out of turn, means a set-up.
        ";AB[hh];AB[ig];AW[hg];B[aa]) | h8 i9 h9/a15 |",
        ";AB[hh];AW[hh]) | h8/ |",
        ";AW[hh];AB[ig]) | i9 h8/ |",
        ";AB[hh];AW[ig];W[hg]) | h8 i9/h9 |",
        ";AB[hh];W[ig]) | h8/i9 |",
        ";AB[hh][ii];AE[ii];AW[hg]) | h8 h9/ |",
        ";AB[hh]B[ii]) | h8/i7 |",
        // A set-up after a move is not supported.
        ";B[hh];AW[ig][jf];B[ii]) | /h8 | " + LATE,
        ";B[hh];W[ii];AE[hh];B[jj]) | /h8 i7 | " + LATE,
        ";B[hh];AB[ii];W[jj]) | /h8 | " + LATE,
        ";B[hh](;AW[ig][jf];B[ii])(;W[aa])) | /h8 a15 | " + LATE,
        ";B[hh];W[ii];PL[W]) | /h8 i7 | the property \"PL\" is not stored or only partly stored",
        // Variations with different set-ups.
        "(;AB[hh][ii];W[aa])(;AB[gg][ff];W[bb])) | h8 i7/a15 | " + OTHER,
        "(;AB[hh][ii];W[aa])(;B[bb])) | h8 i7/a15 | " + OTHER,
        "AB[hh](;AW[ii];B[aa])(;AW[jj];B[bb])) | h8 i7/a15 | " + OTHER,
        "AB[hh][gg](;W[aa])(;W[bb])) | h8 g9/a15/b14 |",
        // The position is unchanged.
        ";B[hh]TR[hh]MA[ii];W[ig]) | /h8 i9 |"
      })
  void keepsConvertsOrReportsSetUpStones(String nodes, String game, String remark) {
    ParsedRecord read = read(nodes);
    assertThat(game(read)).isEqualTo(game.strip());
    if (remark == null) {
      assertThat(read.remarks()).isEmpty();
    } else {
      assertThat(read.remarks()).hasSize(1).first().asString().endsWith(": " + remark);
    }
  }

  @Test
  void reportsADroppedNodeWithItsPosition() {
    assertThat(read("\n;B[hh]\n;AW[ig][jf]\n;B[ii])").remarks())
        .hasToString("[line 3, column 2: " + LATE + "]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ';B[hh];W[ig]~---~;B[ii])'     | /h8 i9 i7 | 'line 2, column 1: "---" is not SGF and was skipped'
          ';B[hh]]~;W[ig])'              | /h8 i9    | 'line 1, column 30: "]" is not SGF and was skipped'
          ';B[hh]~move 2~;W[ig])'        | /h8 i9    | 'line 2, column 1: "move 2" is not SGF and was skipped'
          ';B[hh]);W[ig];B[ii])'         | /h8       | 'line 1, column 31: the nodes after the end of the game were skipped'
          ';B[hh]'                       | /h8       | The file ends in the middle of a game.
          """)
  void reportsOtherTextWithItsLine(String nodes, String game, String remark) {
    ParsedRecord read = read(nodes.replace('~', '\n'));
    assertThat(game(read)).isEqualTo(game);
    assertThat(read.remarks()).hasToString("[" + remark + "]");
  }

  @Test
  void refusesMuchOtherText() {
    assertThatThrownBy(() -> read(";B[hh] ?".repeat(11) + ")"))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessage("line 1, column 111: expected a node or a bracket");
  }
}
