package org.gobang.launcher.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {

  @TempDir private Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void writesTheFormatOfTheNameAndReportsLostParts() throws IOException {
    String in =
        file("in.sgf", "(;GM[4]SZ[15]RU[Renju]PB[Ada]XX[1];B[hh]C[Why not?](;W[hi])(;W[gg]))");
    Run run = Run.of("convert", in, file("out.psq"));
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .containsExactly(
            "gobang: "
                + in
                + ": line 1, column 30: the property \"XX\" is not stored or only partly stored",
            "gobang: " + file("out.psq") + ": The rules (renju) are not stored.",
            "gobang: " + file("out.psq") + ": Variations are not stored.",
            "gobang: " + file("out.psq") + ": The comments are not stored.");
    assertThat(folder.resolve("out.psq"))
        .hasContent("Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n8,9,0\r\nAda\r\nhomo-2\r\n");
    assertThat(Run.of("convert", in, file("out.TXT")).status()).isZero();
    assertThat(folder.resolve("out.TXT")).hasContent("h8 h7\n");
  }

  @Test
  void usesTheGivenRulesAndSize() throws IOException {
    String in = file("in.txt", "h8 s19");
    Run run = Run.of("convert", in, file("out.sgf"), "--board", "renju", "--size", "19");
    assertThat(run.err())
        .isEqualTo(
            "gobang: "
                + in
                + ": Position text does not contain rules or a board size. renju on 19×19 is used.\n");
    assertThat(folder.resolve("out.sgf")).content().contains("SZ[19]RU[Renju]", ";B[hl];W[sa])");
  }

  @Test
  void assignsPointsToTheSideToMove() throws IOException {
    String rules = "custom:line=6,stones=2";
    String text = file("in.txt", "h8 h9 h10 g8 g9");
    assertThat(Run.of("convert", text, file("out.sgf"), "--board", rules).status()).isZero();
    assertThat(folder.resolve("out.sgf")).content().contains(";B[hh];W[hg];W[hf];B[gh];B[gg])");
    String psq = file("in.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,10\n8,6,20\n7,8,0\n");
    assertThat(Run.of("convert", psq, file("out.sgf"), "--board", rules).status()).isZero();
    assertThat(folder.resolve("out.sgf"))
        .content()
        .contains(";B[hh];W[hg]EMT[0.01];W[hf]EMT[0.02];B[gh])");
  }

  @Test
  void alternatesSidesFromARefusedMove() throws IOException {
    String text = file("in.txt", "h8 h9 h10 h10 g8");
    Run run = Run.of("convert", text, file("out.sgf"), "--board", "custom:line=6,stones=2");
    assertThat(run.status()).isZero();
    assertThat(folder.resolve("out.sgf")).content().contains(";B[hh];W[hg];W[hf];W[hf];B[gh])");
  }

  @Test
  void convertsACompleteGameSilently() throws IOException {
    String in = file("in.sgf", "(;GM[4]SZ[15]RU[Gomoku]PB[Ada];B[hh]EMT[1.5];W[hi]EVAL[search:3])");
    assertThat(Run.of("convert", in, file("out.psq"))).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("convert", file("out.psq"), file("out.sgf"))).isEqualTo(new Run(0, "", ""));
    assertThat(folder.resolve("out.sgf")).content().contains("PB[Ada]", ";B[hh]EMT[1.5];W[hi]");
  }

  @Test
  void prefersAGivenBoardToAnOpeningRule() throws IOException {
    String in = file("in.sgf", "(;GM[4]SZ[15]RU[Soosyrv-8];B[hh])");
    assertThat(Run.of("convert", in, file("out.sgf")).err())
        .isEqualTo(
            "gobang: "
                + in
                + ": The file specifies the rules \"Soosyrv-8\". renju is used instead.\n");
    assertThat(folder.resolve("out.sgf")).content().contains("RU[Soosyrv-8]RULES[renju]");
    assertThat(Run.of("convert", in, file("out.sgf"), "--board", "caro").status()).isZero();
    assertThat(folder.resolve("out.sgf")).content().contains("RU[Soosyrv-8]RULES[caro]");
  }

  private static final String DATABASE =
      """
      <database><players><player id="1" name="Ada"/><player id="2" name="Bob"/></players>
      <tournaments><tournament id="3" name="Cup" year="2009"/></tournaments><games>
      <game black="1" white="2" tournament="3" bresult="1"><move>h8 h9 i9</move></game>
      <game black="2" white="1"><move>h8 i9 i8</move></game>
      </games></database>
      """;

  @Test
  void convertsEveryFormatIntoEveryOther() throws IOException {
    String rif = file("games.rif", DATABASE);
    assertThat(Run.of("convert", rif, file("games.sgf"))).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("convert", rif, file("games.bdt")).status()).isZero();
    assertThat(folder.resolve("games.bdt"))
        .hasContent("Cup=[Ada,Bob,+,888999,,,]\r\n=[Bob,Ada,,889998,,,]\r\n");
    for (String from : new String[] {"games.sgf", "games.bdt"}) {
      for (String to : new String[] {"lib", "pos", "psq", "txt", "sgf", "bdt"}) {
        Run there = Run.of("convert", file(from), file("there." + to));
        assertThat(there.status()).as(there.err()).isZero();
        Run back = Run.of("convert", file("there." + to), file("back.txt"), "--board", "renju");
        assertThat(back.status()).as(back.err()).isZero();
        boolean several = Set.of("txt", "sgf", "bdt").contains(to);
        assertThat(folder.resolve("back.txt"))
            .hasContent("h8 h9 i9\n" + (several ? "h8 i9 i8\n" : ""));
      }
    }
    Run written = Run.of("convert", file("games.sgf"), file("out.rif"));
    assertThat(written.status()).isEqualTo(2);
    assertThat(written.err())
        .startsWith(
            "gobang: "
                + file("out.rif")
                + ": .rif files cannot be written, only read. Writable formats: .sgf, ");
    assertThat(Run.of("convert", file("games.sgf"), "-", "--to", "rif").err())
        .contains("--to: Unknown format “rif”. Available: .sgf, .psq")
        .doesNotContain(".rif,");
  }

  @Test
  void writesAGamePerLine() throws IOException {
    String in = file("list.txt", "f7,f6,h6\nf6,f5,f8\n");
    Run run = Run.of("convert", in, "-", "--to", "bdt");
    assertThat(run.out()).isEqualTo("=[,,,676686,,,]\r\n=[,,,666568,,,]\r\n");
    assertThat(run.err()).contains(in + ": The text is read as 2 games, one per line.\n");
    Run illegal = Run.of("convert", file("illegal.txt", "h8 h8 h9"), "-", "--to", "sgf");
    assertThat(illegal.err())
        .contains("Game 1: Move 2 is in the record but cannot be played: h8 is occupied.\n");
  }

  @Test
  void showsTheFirstOfManyNotes() throws IOException {
    String in = file("in.txt", "h8 h8\n".repeat(30));
    List<String> notes = Run.of("convert", in, file("out.sgf")).err().lines().toList();
    assertThat(notes).hasSize(11);
    assertThat(notes.get(9)).contains("Game 9: Move 2 is in the record but cannot be played");
    assertThat(notes.get(10)).isEqualTo("gobang: " + in + ": 21 more notes. Use -v to show all.");
    assertThat(Run.of("convert", "-v", in, file("out.sgf")).err()).contains("Game 30: Move 2");
    assertThat(Run.of("convert", "-q", in, file("out.sgf")).err()).isEmpty();
  }

  @Test
  void convertsOnlySelectedGames() throws IOException {
    String rif = file("games.rif", DATABASE);
    String out = file("out.bdt");
    Run.of("convert", rif, out, "--year", "2009");
    assertThat(folder.resolve("out.bdt")).hasContent("Cup=[Ada,Bob,+,888999,,,]\r\n");
    Run.of("convert", rif, out, "--opening", "Ungetsu", "--player-name", "ada");
    assertThat(folder.resolve("out.bdt")).hasContent("=[Bob,Ada,,889998,,,]\r\n");
    assertThat(Run.of("convert", rif, out, "--player-name", "Eve").err())
        .isEqualTo("gobang: " + out + ": no game to save\n");
  }

  @Test
  void usesTheGivenCharacterSet() throws IOException {
    String bdt = folder.resolve("games.bdt").toString();
    Files.write(folder.resolve("games.bdt"), "=[Ёж,,,88,,,]".getBytes("IBM866"));
    assertThat(Run.of("convert", bdt, file("out.sgf"), "--charset", "IBM866").err()).isEmpty();
    assertThat(folder.resolve("out.sgf")).content().contains("PB[Ёж]");
  }

  @Test
  void convertsAFileInPlace() throws IOException {
    String in = file("game.sgf", "(;sz[15]ru[0];Black[h8])");
    assertThat(Run.of("convert", in, in)).isEqualTo(new Run(0, "", ""));
    assertThat(folder.resolve("game.sgf")).content().contains("SZ[15]RU[Gomoku]\n;B[hh])");
    assertThat(folder).isDirectoryContaining(each -> each.endsWith("game.sgf"));
  }

  @Test
  void failedConversionChangesNothing() throws IOException {
    String in = file("in.sgf", "(;SZ[15]RU[Renju];B[hh];W[])");
    String out = file("out.psq", "as it was");
    Run run = Run.of("convert", in, out);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            "gobang: "
                + out
                + ": .psq files cannot store move 2 (pass): passes are not supported\n");
    assertThat(folder.resolve("out.psq")).hasContent("as it was");
    Run unreadable = Run.of("convert", file("bad.sgf", "(;SZ[15]\n;B[zz])"), out);
    assertThat(unreadable.status()).isEqualTo(1);
    assertThat(unreadable.err())
        .isEqualTo(
            "gobang: "
                + file("bad.sgf")
                + ": line 2, column 4: B: \"zz\" is not a point on a 15×15 board\n");
    assertThat(folder.resolve("out.psq")).hasContent("as it was");
  }

  @Test
  void standardStreamsNeedAFormat() throws IOException {
    Run both = Run.fed("h8 h9 i10\n", "convert", "-", "-", "--from", "txt", "--to", "sgf");
    assertThat(both.status()).isZero();
    assertThat(both.out()).startsWith("(;").contains(";B[hh];W[hg];B[if])");
    assertThat(both.err()).isEmpty();
    String file = file("in.sgf", "(;GM[4]SZ[15]RU[Gomoku];B[hh];W[hi])");
    assertThat(Run.of("convert", file, "-", "--to", ".TXT").out()).isEqualTo("h8 h7\n");
    assertThat(Run.of("convert", file, "-", "--to", "psq").out())
        .isEqualTo("Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n8,9,0\r\n");
    assertThat(Run.fed(both.out(), "convert", "-", file("out.txt"), "--from", "sgf").err())
        .isEmpty();
    assertThat(folder.resolve("out.txt")).hasContent("h8 h9 i10\n");
  }

  @Test
  void optionNamesTheFormatOfAFileWithAnotherName() throws IOException {
    String in = file("in.data", "h8 h9");
    assertThat(Run.of("convert", in, file("out"), "--from", "txt", "--to", "txt").status())
        .isZero();
    assertThat(folder.resolve("out")).hasContent("h8 h9\n");
  }

  @Test
  void printsNothingForUnreadableFiles() {
    Run run = Run.fed("h8 q99", "convert", "-", "-", "--from", "txt", "--to", "sgf");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("gobang: -: ").hasLineCount(1);
  }

  @Test
  void refusesAnInvalidFileName() {
    Run run = Run.of("convert", "a\0.sgf", file("b.sgf"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("is not a valid file name").doesNotContain("java.");
  }
}
