package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.COMPUTER;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ResumeOfferTest {

  private final FakeWorkbench bench = new FakeWorkbench("deep").request(PERSON, COMPUTER);
  private final List<String> events = new ArrayList<>();

  @BeforeEach
  void requestNothing() {
    bench.requestIsDefault = true;
  }

  private ResumeOffer start() {
    HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
    BackgroundTasks tasks = new BackgroundTasks(game.session().context(), bench);
    ResumeOffer offer = new ResumeOffer(game.session(), tasks);
    offer.begin(
        () -> events.add("offered"),
        () -> events.add("begun" + game.session().display().notice().sentence()),
        refused -> events.add(String.valueOf(refused.getMessage())));
    bench.runAll();
    return offer;
  }

  @Test
  void pausesTheFirstGameUntilTheOfferIsDeclined() {
    ResumeOffer offer = startWithOffer();
    assertThat(bench.game().state().paused()).isTrue();
    offer.decline();
    assertThat(offer.games()).isEmpty();
    assertThat(bench.games).hasSize(1);
    assertThat(bench.game().state().paused()).isFalse();
  }

  private ResumeOffer startWithOffer() {
    bench.left("deep", "h8 i9 h9");
    ResumeOffer offer = start();
    assertThat(events).containsExactly("offered");
    assertThat(offer.games())
        .singleElement()
        .satisfies(game -> assertThat(game.text()).contains("Deep", "3 moves"));
    return offer;
  }

  @Test
  void opensTheUnfinishedGameWhenItIsAccepted() {
    ResumeOffer offer = startWithOffer();
    offer.accept(1);
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(3);
    assertThat(offer.games()).isEmpty();
  }

  @Test
  void offersGamesOfThisInterfaceAndGamesWithoutTags() {
    bench
        .left("freestyle", "deep", "h8", Map.of("front-end", "headless"))
        .left("freestyle", "deep", "h8 h9", Map.of("front-end", "other"))
        .left("freestyle", "deep", "h8 h9 i8", Map.of());
    ResumeOffer offer = start();
    assertThat(offer.games()).extracting(game -> game.setup().path().size()).containsExactly(3, 1);
    offer.accept(offer.games().get(1));
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(1);
    offer.accept(1);
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(3);
    offer.accept(3);
    bench.runAll();
    assertThat(bench.games).as("no third game").hasSize(3);
  }

  @Test
  void tagsOpenedGames() {
    start();
    assertThat(bench.game().setup().tags()).isEqualTo(Map.of("front-end", "headless"));
  }

  @Test
  void startsAtOnceWithoutAnUnfinishedGame() {
    ResumeOffer offer = start();
    assertThat(events).containsExactly("begun");
    assertThat(bench.game().state().paused()).isFalse();
    offer.accept(1);
    bench.runAll();
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void offersNothingIfTheCommandLineRequestsAGame() {
    bench.requestIsDefault = false;
    bench.left("deep", "h8");
    assertThat(start().games()).isEmpty();
    assertThat(events).containsExactly("begun");
  }

  @Test
  void startsWithANoticeIfTheUnfinishedGameIsUnreadable() {
    bench.records.disk = CompletableFuture.failedFuture(new RefusedException("no disk"));
    start();
    assertThat(events).containsExactly("begunno disk");
    assertThat(bench.game().state().paused()).isFalse();
  }
}
