package org.gobang.presentation.files;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.presentation.position.InterfaceContext;

/**
 * The rules for games without rules in the file. The user is asked once, and the answer is saved in
 * the preferences. Use only on the interface thread.
 */
public final class UnnamedRules {

  private static final String RULES = "files.rules";

  private final InterfaceContext context;
  private Optional<Question> question = Optional.empty();

  /** Asks the user. */
  @FunctionalInterface
  public interface Question {

    /**
     * Asks for the rules of a game.
     *
     * @param name the name of the file
     * @param assumed the id of the assumed rules
     * @param answer receives the id of the rules; not called if the user does not answer
     */
    void ask(String name, String assumed, Consumer<String> answer);
  }

  UnnamedRules(InterfaceContext context) {
    this.context = context;
  }

  /** Sets the question for the user. Default: the assumed rules are used. */
  public void onQuestion(Question next) {
    question = Optional.of(next);
  }

  /** Returns the available boards as a choice of rules. */
  public List<DiscoveredPlugin<BoardProvider>> boards() {
    return context.plugins().boards();
  }

  /** Returns the chosen rules for such games; empty if the user was not asked yet. */
  private Optional<String> chosen() {
    return context.preferences().get(RULES).filter(id -> context.plugins().board(id).isPresent());
  }

  /** Saves the rules for later games without rules in the file. */
  public void choose(String rules) {
    context.preferences().put(RULES, rules);
  }

  /** Passes on a game with its rules, after a question if necessary. */
  void resolve(LoadedGame game, String name, Consumer<LoadedGame> resolved) {
    Optional<String> sentence = game.assumedRules();
    if (sentence.isEmpty() || question.isEmpty()) {
      resolved.accept(game);
      return;
    }
    List<String> others =
        game.skipped().stream().filter(each -> !each.equals(sentence.get())).toList();
    Consumer<String> by =
        rules -> {
          GameRecord record = game.record();
          resolved.accept(new LoadedGame(record.withRules(rules), others, sentence));
        };
    chosen()
        .ifPresentOrElse(
            by,
            () ->
                question
                    .get()
                    .ask(
                        name,
                        game.record().rules(),
                        rules -> {
                          choose(rules);
                          by.accept(rules);
                        }));
  }
}
