package org.gobang.presentation.newgame;

import java.util.List;
import org.gobang.api.ProviderSpec;

/** The chosen rules and board size of a game or a tournament. */
public final class RulesChoice {

  private final GameChoices offer;
  private final ProviderSpec before;
  private final Runnable changed;
  private GameChoices.Rules rules;
  private OptionChoice options;
  private int size;

  /**
   * Creates a choice from previous rules.
   *
   * @param before the spec of the previous rules, whose options are retained
   * @param size the board size
   * @param changed run when a value changes
   */
  RulesChoice(GameChoices offer, String before, int size, Runnable changed) {
    this.offer = offer;
    this.before = ProviderSpec.parse(before);
    this.changed = changed;
    this.rules = offer.rules(this.before);
    this.options = options(this.before);
    this.size = size;
  }

  /** Creates a choice with the first rules and their default board size. */
  public RulesChoice(GameChoices offer) {
    this(offer, offer.rules().get(0).id(), offer.rules().get(0).usualSize(), () -> {});
  }

  /** Returns the options of the chosen rules, with the values of a spec for these rules. */
  private OptionChoice options(ProviderSpec spec) {
    OptionChoice next = new OptionChoice(rules.settings(), changed);
    if (spec.id().equals(rules.id())) {
      next.take(spec.options());
    }
    return next;
  }

  /** Sets the rules, their options and the board size of a game. */
  void take(String spec, int lines) {
    ProviderSpec played = ProviderSpec.parse(spec);
    rules = offer.rules(played);
    options = options(played);
    size = lines;
  }

  /** Returns the available rules. */
  public List<GameChoices.Rules> offered() {
    return offer.rules();
  }

  /** Returns the chosen rules. */
  public GameChoices.Rules rules() {
    return rules;
  }

  /** Sets the rules. A board of the previous default size gets the default size of these rules. */
  public void rules(GameChoices.Rules next) {
    changed.run();
    if (size == rules.usualSize()) {
      size = next.usualSize();
    }
    rules = next;
    OptionChoice previous = options;
    options = options(before);
    options.takeOpening(previous);
  }

  /** Returns the option values of the rules. */
  public OptionChoice options() {
    return options;
  }

  /** Returns the board size. */
  public int size() {
    return size;
  }

  /** Sets the board size. */
  public void size(int lines) {
    changed.run();
    size = lines;
  }

  /** Returns the rules with their options as a spec such as {@code custom:line=6}. */
  public String spec() {
    return new ProviderSpec(rules.id(), options.notInitial()).toString();
  }
}
