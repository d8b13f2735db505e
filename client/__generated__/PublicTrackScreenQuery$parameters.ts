/**
 * @generated SignedSource<<acb541ad62c2527acbafaa0da0e3e581>>
 * @relayHash a3ded92ce212eec55fce62a733b47506
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8315dad8a569bafb857188239dfec382383c047f6775a0edbe1a29f4ae09ee38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicTrackScreenQuery } from './PublicTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8315dad8a569bafb857188239dfec382383c047f6775a0edbe1a29f4ae09ee38",
    "metadata": {},
    "name": "PublicTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
