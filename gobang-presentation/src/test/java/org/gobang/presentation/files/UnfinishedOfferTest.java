package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.COMPUTER;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UnfinishedOfferTest {

  private final FakeWorkbench bench = new FakeWorkbench("deep").request(PERSON, COMPUTER);
  private final List<String> events = new ArrayList<>();

  @BeforeEach
  void requestNothing() {
    bench.requestIsDefault = true;
  }

  private UnfinishedOffer begun() {
    HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
    BackgroundTasks tasks = new BackgroundTasks(bench, bench, game.session().notices());
    UnfinishedOffer offer = new UnfinishedOffer(game.session(), bench, game.describer(), tasks);
    offer.begin(
        () -> events.add("offered"),
        () -> events.add("begun" + game.session().display().notice().sentence()),
        refused -> events.add(String.valueOf(refused.getMessage())));
    bench.runAll();
    return offer;
  }

  @Test
  void pausesTheFirstGameUntilTheOfferIsDeclined() {
    UnfinishedOffer offer = begunWithOffer();
    assertThat(bench.game().state().paused()).isTrue();
    offer.decline();
    assertThat(offer.text()).isEmpty();
    assertThat(bench.games).hasSize(1);
    assertThat(bench.game().state().paused()).isFalse();
  }

  private UnfinishedOffer begunWithOffer() {
    bench.left("deep", "h8 i9 h9");
    UnfinishedOffer offer = begun();
    assertThat(events).containsExactly("offered");
    assertThat(offer.text().orElseThrow()).contains("Deep", "3 moves");
    return offer;
  }

  @Test
  void opensTheUnfinishedGameWhenItIsAccepted() {
    UnfinishedOffer offer = begunWithOffer();
    offer.accept();
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(3);
    assertThat(offer.text()).isEmpty();
  }

  @Test
  void beginsAtOnceWithoutAnUnfinishedGame() {
    UnfinishedOffer offer = begun();
    assertThat(events).containsExactly("begun");
    assertThat(bench.game().state().paused()).isFalse();
    offer.accept();
    bench.runAll();
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void offersNothingIfTheCommandLineRequestsAGame() {
    bench.requestIsDefault = false;
    bench.left("deep", "h8");
    assertThat(begun().text()).isEmpty();
    assertThat(events).containsExactly("begun");
  }

  @Test
  void beginsWithANoticeIfTheUnfinishedGameIsUnreadable() {
    bench.records().disk = CompletableFuture.failedFuture(new RefusedException("no disk"));
    begun();
    assertThat(events).containsExactly("begunno disk");
    assertThat(bench.game().state().paused()).isFalse();
  }
}
