package org.gobang.presentation.library;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.gobang.api.Stone;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * Puts games of the library into words; calls plugins, but once for each name, as very many games
 * have few. Any thread may use it.
 */
public final class RowBuilder {

  private static final int USUAL_LINES = 15;

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
   * A builder.
   *
   * @param playerNames names a player by the name that records have for it
   * @param ruleNames names rules by the text that records have for them
   * @param plugins tell computers from people, and have their ratings
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

  /** The words of a game. */
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
    Optional<OwnGame> own = game.kept() ? own(tags) : Optional.empty();
    String searched =
        String.join(
            "\n",
            summary.black(),
            summary.white(),
            title,
            contents.rules(),
            contents.opening(),
            summary.result(),
            own.filter(OwnGame::won).map(any -> won).orElse(""),
            own.filter(OwnGame::lost).map(any -> lost).orElse(""));
    return new LibraryRow(game, summary, players, rules, own, searched.toLowerCase(Locale.ROOT));
  }

  /** What rules are called, with the options that are set. */
  String rules(String id) {
    return named.computeIfAbsent(id, ruleNames);
  }

  private String player(String recordName) {
    return players.computeIfAbsent(recordName, playerNames);
  }

  private Optional<OwnGame> own(Map<String, String> tags) {
    String black = tags.getOrDefault(Tags.BLACK, "");
    String white = tags.getOrDefault(Tags.WHITE, "");
    boolean blackIsPlayer = isPlayer(black);
    if (blackIsPlayer == isPlayer(white)) {
      return Optional.empty();
    }
    Stone person = blackIsPlayer ? Stone.WHITE : Stone.BLACK;
    String opponent = blackIsPlayer ? black : white;
    return score(tags.getOrDefault(Tags.RESULT, ""), person)
        .map(
            score ->
                new OwnGame(
                    player(opponent), elos.computeIfAbsent(opponent, ratings::recorded), score));
  }

  private boolean isPlayer(String recordName) {
    return plugins.player(PlayerNames.id(recordName)).isPresent();
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
