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
 * The rules of games whose files name none: the user is asked once, and the answer is kept in the
 * context.preferences(). Use only on the interface thread.
 */
public final class UnnamedRules {

  private static final String RULES = "files.rules";

  private final InterfaceContext context;
  private Optional<Question> question = Optional.empty();

  /** Asks the user. */
  @FunctionalInterface
  public interface Question {

    /**
     * Asks which rules a game was played by.
     *
     * @param name the name of the file
     * @param assumed the id of the rules that were assumed
     * @param answer takes the id of the rules; not called where the user gives none
     */
    void ask(String name, String assumed, Consumer<String> answer);
  }

  UnnamedRules(InterfaceContext context) {
    this.context = context;
  }

  /** Sets what asks the user; without it the assumed rules are taken. */
  public void onQuestion(Question next) {
    question = Optional.of(next);
  }

  /** Returns the boards that there are, by whose rules a game may have been played. */
  public List<DiscoveredPlugin<BoardProvider>> boards() {
    return context.plugins().boards();
  }

  /** Returns the rules that were chosen for such games; empty if the user was not asked yet. */
  private Optional<String> chosen() {
    return context.preferences().get(RULES).filter(id -> context.plugins().board(id).isPresent());
  }

  /** Keeps the rules that such games are played by. */
  public void choose(String rules) {
    context.preferences().put(RULES, rules);
  }

  /** Passes on a game by the rules that it was played by, after a question if need be. */
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
