package org.gobang.http;

import com.sun.net.httpserver.Headers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, each read once and cached. Browsers cache them too, but revalidate them
 * before every use.
 */
final class PageFiles {

  /** A source of files, for example {@link Site#file}. */
  interface Source {

    /** Opens a file; empty if there is none. */
    Optional<InputStream> open(String name) throws IOException;
  }

  private static final Pattern NAME =
      Pattern.compile("(?!.*\\.\\.)[a-z0-9][a-z0-9./-]*\\.(?<ending>[a-z0-9]+)");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html;charset=utf-8",
          "css", "text/css;charset=utf-8",
          "js", "text/javascript;charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "txt", "text/plain;charset=utf-8");

  private record File(Reply plain, Reply zipped) {}

  private final Source source;
  private final Map<String, File> files = new ConcurrentHashMap<>();

  PageFiles(Source source) {
    this.source = source;
  }

  /**
   * Returns the response to a request for a file; empty if there is no such file.
   *
   * @param name in the folder of the page
   * @param request the headers of the request: the cached copy of the browser, and whether it
   *     accepts gzip
   */
  Optional<Reply> find(String name, Headers request) {
    return file(name).map(file -> answer(file, request));
  }

  private static Reply answer(File file, Headers request) {
    List<String> encodings = request.getOrDefault("Accept-Encoding", List.of());
    boolean zipped = encodings.stream().anyMatch(PageFiles::hasGzip);
    Reply copy = zipped ? file.zipped() : file.plain();
    String tag = copy.headers().getOrDefault("ETag", "");
    List<String> known = request.getOrDefault("If-None-Match", List.of());
    boolean unchanged = known.stream().anyMatch(tags -> tags.contains(tag));
    return unchanged ? cached(Reply.empty(304), tag) : copy;
  }

  private static boolean hasGzip(String encodings) {
    return List.of(encodings.replace(" ", "").split(",")).stream()
        .anyMatch(each -> each.matches("(?i)gzip(;q=(1.*|0\\.0*[1-9]\\d*))?"));
  }

  private Optional<File> file(String name) {
    var matcher = NAME.matcher(name);
    String type = matcher.matches() ? TYPES.get(matcher.group("ending")) : null;
    return type == null
        ? Optional.empty()
        : Optional.ofNullable(files.computeIfAbsent(name, key -> load(key, type)));
  }

  private @Nullable File load(String name, String type) {
    try (InputStream opened = source.open(name).orElse(null)) {
      if (opened == null) {
        return null;
      }
      byte[] content = opened.readAllBytes();
      byte[] zipped = zip(content);
      Reply reply = Reply.of(200, type, zipped).with("Content-Encoding", "gzip");
      return new File(
          cached(Reply.of(200, type, content), tag(content)), cached(reply, tag(zipped)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Reply cached(Reply reply, String tag) {
    return reply
        .with("Cache-Control", "no-cache")
        .with("ETag", tag)
        .with("Vary", "Accept-Encoding");
  }

  private static String tag(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] zip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(content);
    }
    return out.toByteArray();
  }
}
