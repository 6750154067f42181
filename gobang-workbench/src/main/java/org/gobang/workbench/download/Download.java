package org.gobang.workbench.download;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.platform.HostTexts;
import org.jspecify.annotations.Nullable;

/**
 * Downloads files by HTTP, with limits for the file size, the connection time and the idle time of
 * the server. Failures are reported in one sentence.
 */
public final class Download {

  private static final Duration CONNECT = Duration.ofSeconds(10);
  private static final int OK = 200;
  private static final int REDIRECTS = 300;
  private static final int ERRORS = 400;

  private final Duration silence;

  /** Created by the first download, because reading the certificates of the system takes long. */
  private @Nullable HttpClient client;

  /**
   * Creates a downloader with the system proxies.
   *
   * @return a downloader that fails after 30 seconds without data
   */
  public static Download ofSystem() {
    return new Download(Duration.ofSeconds(30));
  }

  /** Creates a downloader with a limit for the idle time of the server. */
  Download(Duration silence) {
    this.silence = silence;
  }

  private synchronized HttpClient client() {
    HttpClient made = client;
    if (made == null) {
      made =
          HttpClient.newBuilder()
              .connectTimeout(CONNECT)
              .followRedirects(HttpClient.Redirect.NORMAL)
              .proxy(SystemProxies.find())
              .build();
      client = made;
    }
    return made;
  }

  /**
   * Returns whether a text is an address for downloads.
   *
   * @param address any text
   * @return whether it is an HTTP address
   */
  public static boolean isAddress(String address) {
    return address.startsWith("http://") || address.startsWith("https://");
  }

  /**
   * Parses an address.
   *
   * @param text the address as entered by the user
   * @return the address
   * @throws RefusedException if it is not an HTTP address
   */
  public static URI address(String text) {
    try {
      URI address = URI.create(text);
      if (isAddress(text) && address.getHost() != null) {
        return address;
      }
    } catch (IllegalArgumentException malformed) {
      throw new RefusedException(HostTexts.of("download.address", text), malformed);
    }
    throw new RefusedException(HostTexts.of("download.address", text));
  }

  /**
   * Downloads a complete file.
   *
   * @param address the address
   * @param file the new file; an incomplete download remains there
   * @param limit the maximum size in bytes
   * @throws RefusedException if that fails
   */
  public void to(URI address, Path file, long limit) {
    FileBody body = new FileBody(file, limit);
    HttpRequest request =
        HttpRequest.newBuilder(address).timeout(silence).header("User-Agent", "gobang").build();
    CompletableFuture<HttpResponse<Path>> response =
        client()
            .sendAsync(
                request,
                head ->
                    head.statusCode() == OK ? body : HttpResponse.BodySubscribers.replacing(file));
    try {
      check(address, waited(response, body).statusCode());
    } catch (ExecutionException failed) {
      throw refusal(address, failed);
    } catch (TimeoutException stalled) {
      throw new RefusedException(HostTexts.of("download.stalled", address), stalled);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new RefusedException(HostTexts.of("download.interrupted", address), interrupted);
    } finally {
      response.cancel(true);
      body.close();
    }
  }

  /** Waits while data arrive. The timeout of a request ends with the response headers. */
  private HttpResponse<Path> waited(CompletableFuture<HttpResponse<Path>> response, FileBody body)
      throws ExecutionException, InterruptedException, TimeoutException {
    while (true) {
      long before = body.received();
      try {
        return response.get(silence.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException late) {
        if (body.received() == before) {
          throw late;
        }
      }
    }
  }

  private static void check(URI address, int status) {
    if (status != OK) {
      boolean redirected = status >= REDIRECTS && status < ERRORS;
      throw new RefusedException(
          HostTexts.of(
              redirected ? "download.redirects" : "download.status",
              address,
              Integer.toString(status)));
    }
  }

  private static RefusedException refusal(URI address, ExecutionException failed) {
    Throwable cause = failed.getCause();
    return cause instanceof RefusedException tooLarge
        ? tooLarge
        : new RefusedException(sentence(address, cause), failed);
  }

  private static LocalizedText sentence(URI address, @Nullable Throwable cause) {
    if (cause instanceof HttpConnectTimeoutException || cause instanceof ConnectException) {
      boolean unknown = cause.getCause() instanceof UnresolvedAddressException;
      return HostTexts.of(
          unknown ? "download.host" : "download.connect", address, address.getHost());
    }
    if (cause instanceof HttpTimeoutException) {
      return HostTexts.of("download.stalled", address);
    }
    if (cause instanceof IOException failed) {
      return HostTexts.of("download.failed", address, FileErrors.reason(failed));
    }
    return HostTexts.of("download.failed", address, String.valueOf(cause));
  }
}
