package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.ai.search.position.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaGamesTest {

  private static final String MOVES = "a1 a2 b1 b2 c1 c2 d1 d2 e1";

  private static final String GAME =
      """
      {"order":{"game":2,"board":"freestyle","opening":{"size":15,"moves":"a1 a2"},\
      "black":{"name":"runs","player":"runs","options":{},"seed":7,"isolated":false},\
      "white":{"name":"shapes","player":"shapes","options":{},"seed":8,"isolated":false},\
      "limits":{"nodes":500},"adjudication":{}},"played":{"result":"black","ending":"line",\
      "words":"a1 b1 c1 d1 e1","moves":"MOVES","micros":[]}}
      """
          .replace("MOVES", MOVES);

  @TempDir private Path run;

  private ArenaGames read(String... lines) throws IOException {
    return read(Rules.FREESTYLE, 15, lines);
  }

  private ArenaGames read(Rules rules, int size, String... lines) throws IOException {
    Files.writeString(run.resolve("games.jsonl"), String.join("", lines));
    ArenaGames games = new ArenaGames(rules, size);
    games.add(run);
    return games;
  }

  @Test
  void writesEachGameAsAReadableLine() throws IOException {
    String resigned =
        GAME.replace(" e1", "")
            .replace("\"black\",\"ending\":\"line\"", "\"white\",\"ending\":\"resigned\"")
            .replace("\"nodes\":500", "\"move\":1.5");
    String drawn =
        GAME.replace(" d1 d2 e1", "")
            .replace("\"black\",\"ending\":\"line\"", "\"draw\",\"ending\":\"adjudicated\"");

    ArenaGames games = read(GAME, resigned, GAME, drawn, GAME.substring(0, 80));

    assertThat(games.lines())
        .containsExactly(
            "500 | black | 2 | " + MOVES,
            "0 | white | 2 | a1 a2 b1 b2 c1 c2 d1 d2",
            "500 | draw | 2 | a1 a2 b1 b2 c1 c2");
    assertThat(games.read()).isEqualTo(4);
    assertThat(games.players()).containsExactly("runs", "shapes");
    Path file = Files.write(run.resolve("games.txt"), games.lines());
    assertThat(RecordedGames.read(file, Rules.FREESTYLE, 15))
        .extracting(game -> game.points().size(), RecordedGame::winner)
        .containsExactly(tuple(9, 0), tuple(8, 1), tuple(6, -1));
  }

  @Test
  void excludesChoicesFromMoves() throws IOException {
    String swapped =
        GAME.replace("freestyle", "custom:opening=swap")
            .replace("\"moves\":\"" + MOVES, "\"moves\":\"" + MOVES.replace("a2", "a2 swap"));

    assertThat(read(swapped).lines()).containsExactly("500 | black | 2 | " + MOVES);
  }

  @Test
  void excludesUnsuitableGames() throws IOException {
    String start = "\"size\":15,";
    ArenaGames games =
        read(
            GAME.replace("\"line\"", "\"overstepped\"").replace(" e1", ""),
            GAME.replace("\"line\"", "\"crashed\"").replace(" e1", ""),
            GAME.replace(start, start + "\"first\":\"black\",\"black\":[],\"white\":[\"o15\"],"),
            GAME.replace("b1 b2", "pass b2"));

    assertThat(games.lines()).isEmpty();
    assertThat(games.read()).isEqualTo(4);
  }

  @Test
  void refusesGamesOfOtherRules() {
    Path file = run.resolve("games.jsonl");
    String notThese = file + ", line 1: a game of freestyle on 15 lines, not of ";
    assertThatIOException()
        .isThrownBy(() -> read(Rules.RENJU, 15, GAME))
        .withMessage(notThese + "renju on 15");
    assertThatIOException()
        .isThrownBy(() -> read(Rules.FREESTYLE, 19, GAME))
        .withMessage(notThese + "freestyle on 19");
    assertThatIOException()
        .isThrownBy(() -> read(GAME, "{\"order\"\n"))
        .withMessage(file + ", line 2: no JSON");
    assertThatIOException()
        .isThrownBy(() -> read(GAME, "{}\n"))
        .withMessage(file + ", line 2: order is missing");
    assertThatIOException()
        .isThrownBy(() -> read(GAME.replace("d1 d2", "d1 d1")))
        .withMessage(file + ", line 1: move 8: the point is occupied or off the board");
    assertThatIOException()
        .isThrownBy(() -> new ArenaGames(Rules.CARO, 15).add(run.resolve("none")))
        .withMessageEndingWith("none/games.jsonl: file or folder not found");
  }
}
