package org.gobang.workbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests records of earlier versions with times of moves only. */
class PlayEvidenceTest {

  @TempDir private Path folder;

  private Map<String, String> tags(String moves) throws IOException {
    Path file = Files.writeString(folder.resolve("game.sgf"), "(;GM[4]SZ[15]" + moves + ")");
    ReadDefaults defaults = new ReadDefaults("freestyle", 15, any -> true);
    return PlayEvidence.tags(RecordFiles.BUNDLED.read(file, defaults, Locale.ENGLISH).record());
  }

  @Test
  void detectsTheComputerByItsTimes() throws IOException {
    assertThat(tags(";B[hh];W[hg]EMT[0.1];B[ii];W[ij]EMT[0.2]"))
        .containsEntry(Tags.BLACK_TYPE, "human")
        .containsEntry(Tags.WHITE_TYPE, "computer")
        .doesNotContainKey(Tags.UNRATED);
    assertThat(tags(";B[hh]EMT[0.1];W[hg]EMT[0.1]")).isEmpty();
    assertThat(tags(";B[hh];W[hg]")).isEmpty();
    assertThat(tags(";B[hh]EMT[0.1]")).isEmpty();
  }

  @Test
  void detectsMovesFromBeforeTheGame() throws IOException {
    assertThat(tags(";B[hh];W[hg];B[ii];W[ij]EMT[0.2]"))
        .containsEntry(Tags.WHITE_TYPE, "computer")
        .containsEntry(Tags.UNRATED, "position");
    assertThat(tags("AB[aa];B[hh];W[hg]EMT[1]")).containsEntry(Tags.UNRATED, "position");
  }

  @Test
  void detectsWithdrawnMoves() throws IOException {
    assertThat(tags("(;B[hh];W[hg]EMT[0.1])(;B[ii];W[ij]EMT[0.2])"))
        .containsEntry(Tags.UNRATED, "take-back");
    assertThat(tags("(;B[hh];W[hg]EMT[0.1])(;B[ii];W[ij])"))
        .as("a variation added by a review")
        .doesNotContainKey(Tags.UNRATED);
  }

  @Test
  void usesTheInformationOfTheRecord() throws IOException {
    Map<String, String> said = Map.of(Tags.BLACK_TYPE, "human", Tags.WHITE_TYPE, "human");
    assertThat(tags("TAG[black-type:human][white-type:human];B[hh];W[hg]EMT[0.1]")).isEqualTo(said);
  }

  @Test
  void isEmptyAfterAChoice() throws IOException {
    assertThat(tags(";B[hh];CHOICE[W:swap];B[hg]EMT[0.1];W[ii]")).isEmpty();
  }
}
