package org.gobang.presentation.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.Unrated;
import org.gobang.presentation.files.GameSummary;
import org.junit.jupiter.api.Test;

class OwnRatingTest {

  private static LibraryRow game(String played, OptionalInt elo, double score) {
    return game(played, elo, score, Set.of());
  }

  private static LibraryRow game(
      String played, OptionalInt elo, double score, Set<Unrated> unrated) {
    return new LibraryRow(
        new LibraryGame(
            new ExploredGame(Path.of(played + ".sgf"), 1, Map.of()),
            true,
            new LibraryGame.Contents("freestyle", 15, 30, "")),
        new GameSummary(played, "a", "b", "Freestyle, 15×15", "", 30),
        "a - b",
        "Freestyle",
        "",
        Optional.of(new OwnResults.Game("b", elo, score, unrated)),
        "");
  }

  @Test
  void followsTheGlickoSystem() {
    // Calculated by hand: E = 1/2, variance = 1/(1/350² + q²/4), rating = 400 + q · variance / 2.
    OwnResults.Rating first =
        OwnResults.Rating.history(List.of(game("2026-01-01", OptionalInt.of(400), 1))).get(0);
    assertThat(first.deviation()).isCloseTo(246.6, within(0.1));
    assertThat(first.elo()).isCloseTo(575.0, within(0.1));
    assertThat(first.uncertainty()).isCloseTo(1.96 * first.deviation(), within(1e-9));
  }

  @Test
  void ignoresGamesWithHelp() {
    LibraryRow hinted = game("2026-01-01", OptionalInt.of(400), 1, Set.of(Unrated.HINT));
    assertThat(OwnResults.Rating.history(List.of(hinted))).isEmpty();
  }

  @Test
  void aDrawWithAnEqualChangesNothing() {
    OwnResults.Rating drawn =
        OwnResults.Rating.history(List.of(game("2026-01-01", OptionalInt.of(400), 0.5))).get(0);
    assertThat(drawn.elo()).isEqualTo(400);
  }

  @Test
  void countsRatedOpponentsInTheOrderOfTheGames() {
    List<OwnResults.Rating> history =
        OwnResults.Rating.history(
            List.of(
                game("2026-01-03", OptionalInt.of(141), 0),
                game("2026-01-02", OptionalInt.empty(), 1),
                game("2026-01-01", OptionalInt.of(141), 1)));
    assertThat(history)
        .extracting(OwnResults.Rating::played)
        .containsExactly("2026-01-01", "2026-01-03");
    assertThat(history.get(1).elo()).isLessThan(history.get(0).elo());
  }

  @Test
  void growsLessCertainWithoutGames() {
    List<LibraryRow> games = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      games.add(game("2026-01-01 10:" + (10 + i), OptionalInt.of(400), i % 2));
    }
    double soon = last(games, "2026-01-02");
    double late = last(games, "2027-01-02");
    assertThat(soon).isLessThan(70);
    assertThat(late).isGreaterThan(soon + 15).isLessThan(350);
  }

  private static double last(List<LibraryRow> games, String day) {
    List<LibraryRow> all = new ArrayList<>(games);
    all.add(game(day, OptionalInt.of(400), 1));
    List<OwnResults.Rating> history = OwnResults.Rating.history(all);
    return history.get(history.size() - 1).deviation();
  }

  @Test
  void findsTheStrengthOfAPlayerWithinItsInterval() {
    Random random = new Random(11);
    int within = 0;
    for (int person = 0; person < 100; person++) {
      double strength = -200 + 12 * person;
      List<LibraryRow> games = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        int opponent = -233 + 200 * random.nextInt(8);
        double expected = 1 / (1 + Math.pow(10, (opponent - strength) / 400));
        double score = random.nextDouble() < expected ? 1 : 0;
        games.add(game("2026-01-01 10:" + (10 + i), OptionalInt.of(opponent), score));
      }
      OwnResults.Rating last = OwnResults.Rating.history(games).get(59);
      within += Math.abs(last.elo() - strength) < last.uncertainty() ? 1 : 0;
    }
    assertThat(within).isBetween(88, 100);
  }
}
