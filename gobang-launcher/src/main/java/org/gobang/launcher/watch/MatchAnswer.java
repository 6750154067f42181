package org.gobang.launcher.watch;

import java.util.Locale;
import org.gobang.api.record.Ending;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.LeadTest;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.text.Formats;

/** The result of a match for the first player in one line. */
final class MatchAnswer {

  private MatchAnswer() {}

  /** Returns the result of the test, or the confidence interval if the test is not complete. */
  static String line(Standings end, LeadTest.Verdict tested) {
    Standings.Score score = end.total(0);
    EloEstimate elo = score.elo();
    return LauncherTexts.of(
        "watch.verdict",
        LauncherTexts.of("watch." + verdict(elo, tested).name().toLowerCase(Locale.ROOT)),
        Formats.signed(elo.elo()),
        Formats.signed(elo.low()),
        Formats.signed(elo.high()),
        score.games(),
        score.wins(),
        score.draws(),
        score.losses(),
        end.failures(0, Ending.OVERSTEPPED),
        end.failures(0, Ending.ILLEGAL),
        end.failures(0, Ending.CRASHED)
            + end.failures(0, Ending.EXITED)
            + end.failures(0, Ending.REFUSED));
  }

  private static LeadTest.Verdict verdict(EloEstimate elo, LeadTest.Verdict tested) {
    if (tested != LeadTest.Verdict.OPEN) {
      return tested;
    }
    if (elo.low() > 0) {
      return LeadTest.Verdict.STRONGER;
    }
    return elo.high() < 0 ? LeadTest.Verdict.WEAKER : LeadTest.Verdict.EQUAL;
  }
}
