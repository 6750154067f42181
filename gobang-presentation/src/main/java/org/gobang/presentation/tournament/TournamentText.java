package org.gobang.presentation.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Stone;
import org.gobang.api.tournament.EloRange;
import org.gobang.api.tournament.PlayerStanding;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentState;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;

/** The state of a tournament as text and table cells. */
public final class TournamentText {

  private final Texts texts;

  /** Creates a formatter in the language of the texts. */
  public TournamentText(Texts texts) {
    this.texts = texts;
  }

  /**
   * Returns the column headings of the table.
   *
   * @param players the number of players; with more than two, the table has ratings
   */
  public List<String> heads(int players) {
    List<String> heads = new ArrayList<>();
    for (String column :
        List.of("player", "games", "wins", "draws", "losses", "timeouts", "score", "elo")) {
      heads.add(texts.of("tournament." + column));
    }
    if (players > 2) {
      heads.add(texts.of("tournament.rating"));
    }
    heads.add(texts.of("tournament.los"));
    return heads;
  }

  /**
   * Returns the cells of a player's row.
   *
   * @param players the names of all players
   */
  public List<String> row(PlayerStanding standing, List<String> players) {
    PlayerStanding.Score score = standing.score();
    List<String> row = new ArrayList<>();
    row.add(players.get(standing.player()));
    for (int count :
        new int[] {score.games(), score.wins(), score.draws(), score.losses(), score.timeouts()}) {
      row.add(String.valueOf(count));
    }
    row.add(Formats.percentWithTenths(score.rate()));
    row.add(range(standing.strength().lead()));
    if (players.size() > 2) {
      row.add(range(standing.strength().rating()));
    }
    row.add(
        standing.superiority().isPresent()
            ? Formats.percentWithTenths(standing.superiority().getAsDouble())
            : "");
    return row;
  }

  /** Returns a difference with its interval: {@code +35 (-12 .. +83)}. */
  public static String range(EloRange range) {
    return whole(range.elo()) + "  (" + whole(range.low()) + " .. " + whole(range.high()) + ")";
  }

  /** Returns an Elo number with its sign; 0 has none. */
  public static String whole(double elo) {
    return Math.round(elo) == 0 ? "0" : Formats.signed(elo);
  }

  /** Returns the progress of a tournament. */
  public String progress(TournamentState state) {
    TournamentState.Games games = state.games();
    int draws = games.played() - games.black() - games.white();
    return texts.of(
        "tournament.progress." + state.phase().name().toLowerCase(Locale.ROOT),
        games.played(),
        games.planned(),
        games.black(),
        games.white(),
        draws);
  }

  /** Returns the state of a test. */
  public String test(SequentialTest test) {
    return texts.of(
        "tournament.test." + test.verdict().name().toLowerCase(Locale.ROOT),
        number(test.leads().elo0()),
        number(test.leads().elo1()),
        Formats.decimal(test.ratio(), 2),
        Formats.decimal(test.bounds().lower(), 2),
        Formats.decimal(test.bounds().upper(), 2));
  }

  private static String number(double elo) {
    return elo == Math.rint(elo) ? String.valueOf(Math.round(elo)) : String.valueOf(elo);
  }

  /** Returns the result of a game: the winner and the reason. */
  public String result(TournamentGame game) {
    String ending = texts.of("tournament.ending." + game.result().ending().word());
    return game.result()
        .winner()
        .map(
            winner ->
                texts.of(
                    "tournament.won",
                    winner == Stone.BLACK ? game.sides().black() : game.sides().white(),
                    ending))
        .orElseGet(() -> texts.of("tournament.drawn", ending));
  }
}
