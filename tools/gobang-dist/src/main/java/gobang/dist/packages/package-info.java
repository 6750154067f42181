/**
 * What a release says about itself: {@code release.json}, checksums, and the files from which
 * package managers install it. Start reading at {@link gobang.dist.packages.Packages}.
 */
package gobang.dist.packages;
