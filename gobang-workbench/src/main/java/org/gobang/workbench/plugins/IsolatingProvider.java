package org.gobang.workbench.plugins;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * Makes players in this process for as long as that is safe, which is asked anew for each.
 *
 * @param own makes them here
 * @param isolated makes them in processes of their own
 * @param unruly whether they had better be isolated
 */
record IsolatingProvider(PlayerProvider own, PlayerProvider isolated, BooleanSupplier unruly)
    implements PlayerProvider {

  private PlayerProvider now() {
    return unruly.getAsBoolean() ? isolated : own;
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
  public List<Option> options() {
    return own.options();
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
  public Label label(Option option, Locale locale) {
    return own.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return own.isExpert(option);
  }

  @Override
  public OptionalInt elo(OptionValues options) {
    return own.elo(options);
  }

  @Override
  public boolean supports(Board board) {
    return now().supports(board);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    return now().create(settings, start);
  }
}
