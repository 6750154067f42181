package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.FinishedGames.Entry;
import org.junit.jupiter.api.Test;

class FinishedGamesTest {

  private final TestBench bench = new TestBench();
  private final Texts texts = WindowTexts.in(bench.locale());
  private final FinishedGames games =
      new FinishedGames(bench.records(), new PositionDescriber(bench, texts), texts, bench, bench);
  private final List<String> told = new ArrayList<>();

  private final FinishedGames.View view =
      new FinishedGames.View() {
        @Override
        public void found() {
          told.add("found " + games.entries().size());
        }

        @Override
        public void read(int index) {
          told.add("read " + index);
        }

        @Override
        public void failed(String sentence) {
          told.add(sentence);
        }
      };

  private static GameRecord record(String moves, Map<String, String> tags) {
    GameRecord bare = GameRecord.of("renju", Start.empty(13), MoveText.parse(moves, Stone.BLACK));
    return bare.withTags(tags);
  }

  private void put(String name, GameRecord record) {
    bench.files.put(Path.of(name), new LoadedGame(record, List.of()));
  }

  @Test
  void areReadOneAfterTheOtherAndABrokenOneSaysWhy() {
    put("a.sgf", record("h8 i9 h9", Map.of("black", "deep", "white", "Anna", "result", "black")));
    put(
        "2026-11-22_17-05_a.sgf",
        record("h8 pass", Map.of("date", "2026-11-21", "result", "draw")));
    bench.finished = List.of(Path.of("a.sgf"), Path.of("b.sgf"), Path.of("2026-11-22_17-05_a.sgf"));
    games.read(view);
    assertThat(told).as("not on this thread").isEmpty();
    bench.runAll();
    assertThat(told).containsExactly("found 3", "read 0", "read 1", "read 2");
    List<Entry> entries = games.entries();
    assertThat(entries.get(0).game())
        .contains(
            new GameSummary(
                "", "Player deep · level 5", "Anna", "Rules renju, 13 lines", "Black won", 3));
    assertThat(entries.get(1).game()).isEmpty();
    assertThat(entries.get(1).fault()).isEqualTo("b.sgf: no file");
    assertThat(entries.get(2).game().map(game -> game.sentence(texts)))
        .contains("Person - Person, 2026-11-22 17:05, Rules renju, 13 lines, a draw");
  }

  @Test
  void showHowTheyEnded() {
    put("a.sgf", record("h8 i9 h9", Map.of()));
    bench.finished = List.of(Path.of("a.sgf"));
    games.read(view);
    bench.runAll();
    Scene scene = games.entries().get(0).scene().orElseThrow();
    assertThat(scene.size()).isEqualTo(13);
    assertThat(scene.spots()).hasSize(3);
    assertThat(scene.spot(Point.parse("i9"))).isEqualTo(Spot.of(Stone.WHITE, false));
    assertThat(scene.spot(Point.parse("h9"))).isEqualTo(Spot.of(Stone.BLACK, true));
  }

  @Test
  void areReadNoFurtherWhenNobodyLooks() {
    put("a.sgf", record("h8", Map.of()));
    bench.finished = List.of(Path.of("a.sgf"), Path.of("a.sgf"));
    games.read(
        new FinishedGames.View() {
          @Override
          public void read(int index) {
            told.add("read " + index);
            games.close();
          }
        });
    bench.runAll();
    assertThat(told).containsExactly("read 0");
  }

  @Test
  void sayWhyTheyCannotBeListed() {
    bench.listing = Optional.of(new RefusedException("no folder"));
    games.read(view);
    bench.runAll();
    assertThat(told).containsExactly("no folder");
  }
}
