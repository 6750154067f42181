package org.gobang.presentation.library;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.PluginProvider;
import org.gobang.api.Stone;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * Converts games of the library to text. It calls plugins only once for each name, since many games
 * share few names. Any thread may use it.
 */
public final class RowBuilder {

  private static final int USUAL_LINES = 15;
  private static final Set<String> HUMAN_AND_COMPUTER = Set.of(Tags.HUMAN, Tags.COMPUTER);

  private final UnaryOperator<String> playerNames;
  private final UnaryOperator<String> ruleNames;
  private final Texts texts;
  private final Plugins plugins;
  private final PlayerRatings ratings;
  private final Map<String, String> players = new ConcurrentHashMap<>();
  private final Map<String, String> named = new ConcurrentHashMap<>();
  private final Map<String, String> titles = new ConcurrentHashMap<>();
  private final Map<String, String> results = new ConcurrentHashMap<>();
  private final Map<String, String> pairs = new ConcurrentHashMap<>();
  private final String won;
  private final String lost;
  private final Map<String, OptionalInt> elos = new ConcurrentHashMap<>();

  /**
   * Creates a builder.
   *
   * @param playerNames returns the display name of a player for its name in records
   * @param ruleNames returns the display name of rules for their text in records
   * @param plugins distinguish engines from humans, and have their ratings
   */
  public RowBuilder(
      UnaryOperator<String> playerNames,
      UnaryOperator<String> ruleNames,
      Plugins plugins,
      Texts texts) {
    this.playerNames = playerNames;
    this.ruleNames = ruleNames;
    this.texts = texts;
    this.plugins = plugins;
    this.won = texts.of("library.won");
    this.lost = texts.of("library.lost");
    this.ratings = new PlayerRatings(() -> plugins);
  }

  /** Returns the row of a game. */
  public LibraryRow row(LibraryGame game) {
    Map<String, String> tags = game.source().tags();
    LibraryGame.Contents contents = game.contents();
    String title =
        titles.computeIfAbsent(
            contents.rules() + " " + contents.size(),
            any -> texts.of("title", rules(contents.rules()), contents.size()));
    GameSummary summary =
        GameSummary.of(
            tags,
            String.valueOf(game.source().file().getFileName()),
            this::player,
            title,
            contents.moves(),
            result -> results.computeIfAbsent(result, any -> GameSummary.result(result, texts)));
    String players =
        pairs.computeIfAbsent(
            summary.black() + "\n" + summary.white(), any -> summary.players(texts));
    String rules = contents.size() == USUAL_LINES ? rules(contents.rules()) : title;
    Optional<OwnResults.Game> own = game.kept() ? own(tags) : Optional.empty();
    String result =
        own.filter(each -> !each.counts())
            .map(each -> marked(summary.result(), each))
            .orElse(summary.result());
    String searched =
        String.join(
            "\n",
            summary.black(),
            summary.white(),
            title,
            contents.rules(),
            contents.opening(),
            result,
            own.filter(OwnResults.Game::won).map(any -> won).orElse(""),
            own.filter(OwnResults.Game::lost).map(any -> lost).orElse(""));
    return new LibraryRow(
        game, summary, players, rules, result, own, searched.toLowerCase(Locale.ROOT));
  }

  /** Returns the name of rules with their options. */
  String rules(String id) {
    return named.computeIfAbsent(id, ruleNames);
  }

  private String player(String recordName) {
    return players.computeIfAbsent(recordName, playerNames);
  }

  private String marked(String result, OwnResults.Game own) {
    return results.computeIfAbsent(
        result + "\n" + own.unrated(),
        any -> texts.of("library.unrated.result", result, reasons(own.unrated(), texts)));
  }

  /** Returns the reasons why a game does not count, as text. */
  public static String reasons(Set<Unrated> reasons, Texts texts) {
    return reasons.stream()
        .map(each -> texts.of("unrated." + each.name()))
        .collect(Collectors.joining(texts.of("unrated.between")));
  }

  private Optional<OwnResults.Game> own(Map<String, String> tags) {
    String black = tags.getOrDefault(Tags.BLACK, "");
    String white = tags.getOrDefault(Tags.WHITE, "");
    String blackType = type(tags.getOrDefault(Tags.BLACK_TYPE, ""), black);
    String whiteType = type(tags.getOrDefault(Tags.WHITE_TYPE, ""), white);
    if (!new HashSet<>(List.of(blackType, whiteType)).equals(HUMAN_AND_COMPUTER)) {
      return Optional.empty();
    }
    boolean blackIsHuman = blackType.equals(Tags.HUMAN);
    String opponent = blackIsHuman ? white : black;
    return score(tags.getOrDefault(Tags.RESULT, ""), blackIsHuman ? Stone.BLACK : Stone.WHITE)
        .map(
            score ->
                new OwnResults.Game(
                    player(opponent),
                    elos.computeIfAbsent(opponent, ratings::recorded),
                    score,
                    Unrated.recorded(tags)));
  }

  /**
   * Returns the recorded type of a player. Earlier versions recorded none: then an available player
   * is an engine, and a possible id of a removed player has no type.
   */
  private String type(String recorded, String name) {
    if (!recorded.isEmpty()) {
      return recorded;
    }
    String id = PlayerNames.id(name);
    if (plugins.player(id).isPresent() || !id.equals(name)) {
      return Tags.COMPUTER;
    }
    return PluginProvider.isId(name) ? "" : Tags.HUMAN;
  }

  private static Optional<Double> score(String result, Stone person) {
    return switch (result) {
      case "black" -> Optional.of(person == Stone.BLACK ? 1.0 : 0.0);
      case "white" -> Optional.of(person == Stone.WHITE ? 1.0 : 0.0);
      case "draw" -> Optional.of(0.5);
      default -> Optional.empty();
    };
  }
}
