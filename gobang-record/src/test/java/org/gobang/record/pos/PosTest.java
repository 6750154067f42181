package org.gobang.record.pos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests POS files: one byte for the number of moves and one per move. */
class PosTest {

  private static ParsedRecord read(int... bytes) throws IOException {
    byte[] file = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      file[i] = (byte) bytes[i];
    }
    return PosReader.read(
        new ByteArrayInputStream(file), new ReadDefaults("freestyle", 19, id -> false));
  }

  @Test
  void countsRowsFromTheTop() throws IOException {
    ParsedRecord read = read(4, 112, 0, 14, 224);
    assertThat(read.record())
        .isEqualTo(
            GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 a15 o15 o1", Stone.BLACK)));
    assertThat(read.remarks()).isEmpty();
  }

  @Test
  void readsAFullBoardAsWritten() throws IOException {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < PosReader.POINTS; i++) {
      Stone stone = i % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      moves.add(new Move.Place(stone, new Point(i % 15, i / 15)));
    }
    GameRecord full = GameRecord.of("renju", Start.empty(15), moves);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(PosWriter.write(full, full.mainLine(), out)).isEmpty();
    byte[] file = out.toByteArray();
    ReadDefaults defaults = new ReadDefaults("freestyle", 19, id -> false);
    assertThat(PosReader.read(new ByteArrayInputStream(file), defaults).record()).isEqualTo(full);
    moves.add(new Move.Place(Stone.WHITE, new Point(0, 0)));
    GameRecord longer = GameRecord.of("renju", Start.empty(15), moves);
    assertThatThrownBy(
            () -> PosWriter.write(longer, Collections.nCopies(226, 0), new ByteArrayOutputStream()))
        .hasMessage(".pos files cannot store move 226 (a1): the limit is 225 moves");
  }

  @Test
  void readsAndWritesAPassLikeRenlib() throws IOException {
    ParsedRecord read = read(5, 'p', 'q', 'o', 0xf0, 'r');
    assertThat(read.record())
        .isEqualTo(
            GameRecord.of(
                "renju", Start.empty(15), MoveText.parse("h8 i8 g8 pass j8", Stone.BLACK)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(PosWriter.write(read.record(), read.record().mainLine(), out)).isEmpty();
    assertThat(out.toByteArray()).isEqualTo(new byte[] {5, 'p', 'q', 'o', (byte) 0xf0, 'r'});
  }

  @Test
  void reportsTrailingBytes() throws IOException {
    assertThat(read(1, 112, '\r', '\n').remarks())
        .hasToString("[The rest of the file from byte 2 on was skipped.]");
    assertThat(read(0).record().lines()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "226 | 0   | byte 0: a .pos file starts with the number of its moves, 0 to 225",
        "1   | 225 | byte 1: 225 is not a point on a 15×15 board",
        "2   | 112 | byte 2: the file ends after 1 of 2 moves",
        "0   | 112 | byte 1: a .pos file must end after its last move, here move 0"
      })
  void refusesInvalidMoves(int count, int point, String sentence) {
    assertThatThrownBy(() -> read(count, point))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(PosTest::read).isInstanceOf(UnreadableContentException.class);
  }

  @Test
  void refusesDuplicatePointsAndOtherSizes() {
    assertThatThrownBy(() -> read(2, 112, 112))
        .hasMessage("byte 2: h8 appears twice, so this is not a .pos file");
    GameRecord twice =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h8", Stone.BLACK));
    assertThatThrownBy(() -> PosWriter.write(twice, List.of(0, 0), new ByteArrayOutputStream()))
        .hasMessage(".pos files cannot store move 2 (h8): this point is occupied");
    GameRecord small = GameRecord.of("renju", Start.empty(9), List.of());
    assertThatThrownBy(() -> PosWriter.write(small, List.of(), new ByteArrayOutputStream()))
        .hasMessage(".pos files cannot store a 9×9 board, only 15×15");
  }
}
