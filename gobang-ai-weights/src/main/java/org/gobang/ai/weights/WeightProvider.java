package org.gobang.ai.weights;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.LocalizedText;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginTexts;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * The base class of the five providers. Each provider provides a strategy as a player and the
 * weights as an evaluator.
 *
 * @param <T> the table of weights
 */
abstract class WeightProvider<T extends WeightTable<T>>
    implements PlayerProvider, EvaluatorProvider {

  /** The option for a file with weights that replace the published ones. */
  static final Option.File WEIGHTS = new Option.File("weights");

  private final String id;
  private final int elo;
  private final T published;
  private final String tableHead;

  /**
   * Creates a provider.
   *
   * @param elo the rating with the published table, on the ladder of {@code gobang rate}
   * @param tableHead the comment above the printed table
   */
  WeightProvider(String id, int elo, T published, String tableHead) {
    this.id = id;
    this.elo = elo;
    this.published = published;
    this.tableHead = tableHead;
  }

  /** Returns the table that is used without a file of the user. */
  T table(OptionValues options) {
    return published;
  }

  /** Returns a table adjusted by other options. */
  T adjusted(T table, OptionValues options) {
    return table;
  }

  /** Returns the weigher of the strategy. */
  abstract Weigher weigher(T table);

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final Label label(Locale locale) {
    return texts(id, locale);
  }

  @Override
  public List<Option> options() {
    return List.of(WEIGHTS);
  }

  @Override
  public final Label label(Option option, Locale locale) {
    String owner = option.equals(WEIGHTS) ? "all" : id;
    return texts(owner + "." + option.key(), locale);
  }

  @Override
  public final boolean isExpert(Option option) {
    return option.key().equals(WEIGHTS.key());
  }

  /** Returns the rating for the default options, or empty for other options. */
  @Override
  public final OptionalInt elo(OptionValues options) {
    boolean rated = options.equals(OptionValues.of(options(), Map.of()));
    return rated ? OptionalInt.of(elo) : OptionalInt.empty();
  }

  @Override
  public final Optional<String> initialFile(Option.File option) {
    return Optional.of(tableHead + published.rows().write());
  }

  @Override
  public final boolean supports(Board board) {
    return true;
  }

  @Override
  public final Player create(Settings settings, Board start) {
    return new WeightPlayer(weigher(settings.options()));
  }

  @Override
  public final Evaluator create(OptionValues options, Board start) {
    return new WeightEvaluator(weigher(options));
  }

  private Weigher weigher(OptionValues options) {
    String file = options.text(WEIGHTS.key());
    if (file.isBlank()) {
      return weigher(adjusted(table(options), options));
    }
    T table = adjusted(published.with(published.rows().read(text(file), file)), options);
    if (table.leastFive() <= table.greatestTwo()) {
      throw new RefusedException(
          sentence("file.two-over-five", file, table.greatestTwo(), table.leastFive()));
    }
    return weigher(table);
  }

  private static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (NoSuchFileException absent) {
      throw new RefusedException(sentence("file.missing", file), absent);
    } catch (CharacterCodingException notText) {
      throw new RefusedException(sentence("file.not-text", file), notText);
    } catch (IOException | InvalidPathException unreadable) {
      throw new RefusedException(sentence("file.unreadable", file), unreadable);
    }
  }

  private static Label texts(String key, Locale locale) {
    return PluginTexts.label(WeightProvider::bundle, key, locale);
  }

  static LocalizedText sentence(String key, Object... arguments) {
    return LocalizedText.of(WeightProvider::bundle, key, arguments);
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle("org.gobang.ai.weights.labels", language);
  }
}
