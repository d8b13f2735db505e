/**
 * @generated SignedSource<<ec1419ccec7d6df721ea7ecb43aa3f8b>>
 * @relayHash d9e6a7bd45f196bc15a2eb14dcd314a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a795221678cb70d7adae027cb1fddc99014465c58ff259452018dce38e353a4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a795221678cb70d7adae027cb1fddc99014465c58ff259452018dce38e353a4e",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
