package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.Headers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {

  private final List<String> opened = new ArrayList<>();
  private final PageFiles files =
      new PageFiles(
          name -> {
            opened.add(name);
            return Optional.of(new ByteArrayInputStream(new byte[8]));
          });

  @ParameterizedTest
  @ValueSource(strings = {"app.js", "icons/take-back.svg", "a.min.css", "index.html"})
  void readsAFileOnce(String name) {
    assertThat(files.find(name, new Headers())).isPresent();
    assertThat(files.find(name, new Headers())).isPresent();
    assertThat(opened).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "icons",
        "icons/",
        "../Web.js",
        "a/../b.js",
        "a..js",
        "/app.js",
        ".js",
        "App.js",
        "app.class",
        "a%2fb.js",
        "a\\b.js",
        "app.js\n"
      })
  void opensNoOtherNames(String name) {
    assertThat(files.find(name, new Headers())).isEmpty();
    assertThat(opened).isEmpty();
  }

  @Test
  void aFileMayBeMissing() {
    assertThat(new PageFiles(name -> Optional.empty()).find("app.js", new Headers())).isEmpty();
  }

  @Test
  void aFailureToReadIsNotMissing() {
    PageFiles broken =
        new PageFiles(
            name -> {
              throw new IOException("broken");
            });
    assertThatThrownBy(() -> broken.find("app.js", new Headers()))
        .isInstanceOf(UncheckedIOException.class);
  }
}
