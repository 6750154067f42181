package org.gobang.ai.search;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.Set;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.Label;
import org.gobang.api.LocalizedText;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginTexts;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** The provider of the search player. It supports only the bundled rules, by name. */
public final class SearchProvider implements PlayerProvider {

  private static final String ID = "search";
  private static final Option.Whole LEVEL =
      new Option.Whole(Option.LEVEL, Level.LOWEST, Level.HIGHEST, Level.HIGHEST);
  private static final Option.Whole THREADS = new Option.Whole(Option.THREADS, 1, 64, 1);
  private static final Option.Whole HASH = new Option.Whole(Option.HASH, 1, 4096, 64);

  /** The minimum board size, which fits a five. */
  private static final int MIN_SIZE = 5;

  private final TranspositionTablePool pool = new TranspositionTablePool();

  /** Creates the provider for the service loader. */
  public SearchProvider() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return label(ID, locale);
  }

  @Override
  public int priority() {
    return 20;
  }

  @Override
  public List<Option> options() {
    return List.of(LEVEL, THREADS, HASH);
  }

  @Override
  public Label label(Option option, Locale locale) {
    return label(ID + "." + option.key(), locale);
  }

  private static Label label(String key, Locale locale) {
    return PluginTexts.label(SearchProvider::bundle, key, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return !option.key().equals(LEVEL.key());
  }

  /**
   * Returns the rating of the level; threads and table size strengthen only the highest level, and
   * only slightly.
   */
  @Override
  public OptionalInt elo(OptionValues options) {
    return OptionalInt.of(new Level((int) options.whole(LEVEL.key())).elo());
  }

  @Override
  public Set<AnalysisFeature> analysisFeatures() {
    return Set.of(AnalysisFeature.EXCLUDED_MOVES, AnalysisFeature.WIN_SEARCH);
  }

  @Override
  public boolean supports(Board board) {
    return board.size() >= MIN_SIZE && Rules.of(board.rules()).isPresent();
  }

  @Override
  public boolean playsOpening(OptionValues options, Board start) {
    return supports(start);
  }

  @Override
  public Player create(Settings settings, Board start) {
    if (!supports(start)) {
      throw new RefusedException(
          LocalizedText.of(SearchProvider::bundle, "unplayable", start.rules(), start.size()));
    }
    return new SearchPlayer(
        new SearchContext(
            new Level((int) settings.whole(LEVEL.key())),
            (int) settings.whole(THREADS.key()),
            (int) settings.whole(HASH.key()),
            settings.seed(),
            start,
            pool));
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle("org.gobang.ai.search.labels", language);
  }
}
