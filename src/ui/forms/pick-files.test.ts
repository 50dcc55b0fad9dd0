import { describe, expect, it } from 'vitest';
import { documentTypes, imageTypes, maxUploadBytes } from '../../shared/upload-rules.ts';
import { type Picked, pickFiles, stillLeftOut } from './pick-files.ts';

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const photo = (name: string, size = 10) => file(name, 'image/jpeg', size);

/** A device that reads every picture but broken ones, and makes each 1 kB small. */
const read = async (picture: File) =>
  picture.name.includes('broken')
    ? null
    : new Blob([new Uint8Array(1_024)], { type: 'image/jpeg' });
const documents = { accepted: documentTypes, most: 5, read };

const names = ({ taken, leftOut }: Picked) => ({
  taken: taken.map(({ name }) => name),
  leftOut: leftOut.map(({ name, reason }) => `${name}: ${reason}`),
});

describe('files that are chosen', () => {
  it('are made small before they are sent, whatever a phone makes of them', async () => {
    const { taken } = await pickFiles([photo('site.jpg', maxUploadBytes + 1)], 0, documents);
    expect(taken.map(({ name, size, type }) => [name, size, type])).toEqual([
      ['site.jpg', 1_024, 'image/jpeg'],
    ]);
  });

  it('are taken one by one: a bad one never costs a good one', async () => {
    const chosen = [
      photo('a.jpg'),
      file('page.html', 'text/html'),
      file('large.pdf', 'application/pdf', maxUploadBytes + 1),
      photo('broken.jpg'),
      photo('broken-large.jpg', maxUploadBytes + 1),
      file('b.pdf', 'application/pdf'),
    ];
    expect(names(await pickFiles(chosen, 0, documents))).toEqual({
      taken: ['a.jpg', 'b.pdf'],
      leftOut: [
        'page.html: wrongType',
        'large.pdf: tooLarge',
        'broken.jpg: unreadable',
        'broken-large.jpg: tooLarge',
      ],
    });
  });

  it('are taken as far as there is room', async () => {
    const chosen = ['a', 'b', 'c'].map((name) => photo(name));
    expect(names(await pickFiles(chosen, 3, documents))).toEqual({
      taken: ['a', 'b'],
      leftOut: ['c: tooMany'],
    });
  });

  it('are taken in a format that only this device reads, and else are of the wrong type', async () => {
    const chosen = [file('a.heic', 'image/heic'), file('broken.heic', 'image/heic'), file('c', '')];
    expect(names(await pickFiles(chosen, 0, { ...documents, accepted: imageTypes }))).toEqual({
      taken: ['a.heic', 'c'],
      leftOut: ['broken.heic: wrongType'],
    });
  });
});

describe('why a file was left out', () => {
  const before = [
    { name: 'a', reason: 'tooLarge' },
    { name: 'b', reason: 'wrongType' },
  ] as const;

  it('stands until another file is taken in its place', async () => {
    const onePicked = await pickFiles([photo('c')], 0, documents);
    expect(stillLeftOut(before, onePicked)).toEqual([before[1]]);
  });

  it('stays when what is chosen next is no better, and is said once', async () => {
    const again = await pickFiles([file('a', 'text/html')], 0, documents);
    expect(stillLeftOut(before, again)).toEqual([before[1], { name: 'a', reason: 'wrongType' }]);
  });
});
