package org.gobang.api.player;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;

/**
 * A provider that forwards all calls to another provider, for subclasses that override some
 * methods. Hosts use it to run players elsewhere or to let another player play part of a game.
 */
public abstract class ForwardingPlayerProvider implements PlayerProvider {

  private final PlayerProvider own;

  /**
   * Creates a provider that forwards all calls.
   *
   * @param own the provider that receives the calls
   */
  protected ForwardingPlayerProvider(PlayerProvider own) {
    this.own = Objects.requireNonNull(own, "own");
  }

  @Override
  public String id() {
    return own.id();
  }

  @Override
  public Label label(Locale locale) {
    return own.label(locale);
  }

  @Override
  public int priority() {
    return own.priority();
  }

  @Override
  public List<Option> options() {
    return own.options();
  }

  @Override
  public Label label(Option option, Locale locale) {
    return own.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return own.isExpert(option);
  }

  @Override
  public Optional<String> initialFile(Option.File option) {
    return own.initialFile(option);
  }

  @Override
  public Set<AnalysisFeature> analysisFeatures() {
    return own.analysisFeatures();
  }

  @Override
  public boolean usesFolder() {
    return own.usesFolder();
  }

  @Override
  public OptionalInt elo(OptionValues options) {
    return own.elo(options);
  }

  @Override
  public boolean supports(Board board) {
    return own.supports(board);
  }

  @Override
  public boolean playsOpening(OptionValues options, Board start) {
    return own.playsOpening(options, start);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    return own.create(settings, start);
  }
}
